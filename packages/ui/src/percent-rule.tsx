import { snapToQuarter } from './rule.ts';

const ticks = Array.from({ length: 41 }, (_, tick) => tick);
const quarters = [0, 25, 50, 75, 100];

export interface PercentRuleProps {
  /** What the share is taken of, for a screen reader. */
  label: string;
  /** 0..100, whole. */
  value: number;
  onChange: (percent: number) => void;
  /** How a percent is written in the reader's language: the spoken value and the last label. */
  formatPercent: (percent: number) => string;
  disabled?: boolean;
  /** What stands under 0, 25, 50, 75 and 100 per cent, where that is no percent. */
  marks?: readonly string[];
}

/** The tick rule as a slider: 0, 25, 50, 75 and 100 per cent of what is available. */
export function PercentRule({ label, value, onChange, formatPercent, disabled, marks }: PercentRuleProps) {
  return (
    <div className={`q-percent${disabled ? ' q-percent--faded' : ''}`}>
      <div className="q-percent-track">
        <svg aria-hidden="true">
          {ticks.map((tick) => (
            <line
              key={tick}
              className={value > 0 && tick * 2.5 <= value ? 'q-on' : undefined}
              x1={`${tick * 2.5}%`}
              x2={`${tick * 2.5}%`}
              y1={tick % 10 === 0 ? '23%' : '40%'}
              y2="80%"
            />
          ))}
          <rect x={`${value}%`} y="6.5%" width=".75rem" height="90%" rx="3" transform="translate(-3 0)" />
        </svg>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          aria-label={label}
          aria-valuetext={formatPercent(value)}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const next = event.target.valueAsNumber;
            // One step by an arrow key must be able to leave a quarter again.
            onChange(Math.abs(next - value) <= 1 ? next : snapToQuarter(next));
          }}
        />
      </div>
      <div className="q-percent-labels">
        {quarters.map((quarter, at) => (
          <button
            key={quarter}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            disabled={disabled}
            onClick={() => onChange(quarter)}
          >
            {marks ? marks[at] : quarter === 100 ? formatPercent(100) : quarter}
          </button>
        ))}
      </div>
    </div>
  );
}
