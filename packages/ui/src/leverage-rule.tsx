import { leverageAt, leverageMarks, leverageShare } from './leverage.ts';

const ticks = Array.from({ length: 51 }, (_, tick) => tick);

export interface LeverageRuleProps {
  /** What is chosen, for a screen reader. */
  label: string;
  value: number;
  /** The greatest leverage. */
  max: number;
  onChange: (leverage: number) => void;
  /** How a leverage is written: `10×`. */
  formatLeverage: (leverage: number) => string;
}

/** The tick rule as a slider over whole leverages. The arrow keys go by one. */
export function LeverageRule({ label, value, max, onChange, formatLeverage }: LeverageRuleProps) {
  const marks = leverageMarks(max);
  const share = leverageShare(value, marks);
  return (
    <div className="q-percent">
      <div className="q-percent-track">
        <svg aria-hidden="true">
          {ticks.map((tick) => (
            <line
              key={tick}
              className={tick / 50 <= share ? 'q-on' : undefined}
              x1={`${tick * 2}%`}
              x2={`${tick * 2}%`}
              y1={tick % 10 === 0 ? '23%' : '40%'}
              y2="80%"
            />
          ))}
          <rect x={`${share * 100}%`} y="6.5%" width=".75rem" height="90%" rx="3" transform="translate(-3 0)" />
        </svg>
        <input
          type="range"
          min={0}
          max={1000}
          step={1}
          aria-label={label}
          aria-valuetext={formatLeverage(value)}
          value={Math.round(share * 1000)}
          onKeyDown={(event) => {
            const step = steps[event.key];
            if (step === undefined) return;
            event.preventDefault();
            onChange(Math.min(max, Math.max(1, value + step)));
          }}
          onChange={(event) => onChange(leverageAt(event.target.valueAsNumber / 1000, marks))}
        />
      </div>
      <div className="q-leverage-labels">
        {marks.map((mark, place) => (
          <button
            key={mark}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            style={{ left: `${(place / (marks.length - 1)) * 100}%` }}
            onClick={() => onChange(mark)}
          >
            {formatLeverage(mark)}
          </button>
        ))}
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};
