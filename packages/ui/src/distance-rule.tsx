import { DISTANCE_TICKS, distanceShare, distanceTone } from './distance.ts';

const ticks = Array.from({ length: DISTANCE_TICKS + 1 }, (_, tick) => tick);

export interface DistanceRuleProps {
  /** How far the price is from liquidation, in per cent of the mark; nothing where no price liquidates. */
  percent: number | null;
  /** The same before what is being chosen. */
  before?: number | null;
  /** The distance in words, for a screen reader. */
  label: string;
}

/**
 * The distance to liquidation: the red post is the price that liquidates, the bright one the mark, the ticks between them half a
 * percent each. One scale for all positions, long and short, so that two of them can be compared by eye.
 */
export function DistanceRule({ percent, before, label }: DistanceRuleProps) {
  const share = percent === null ? 1 : distanceShare(percent);
  const tone = percent === null ? 'accent' : distanceTone(percent);
  return (
    <svg className={`q-distance q-distance--${tone}`} role="img" aria-label={label}>
      {ticks.map((tick) => {
        const at = `${(tick / DISTANCE_TICKS) * 100}%`;
        const lit = tick / DISTANCE_TICKS <= share;
        return (
          <line
            key={tick}
            className={lit ? 'q-on' : undefined}
            x1={at}
            x2={at}
            y1={tick % 10 === 0 ? '17%' : '45%'}
            y2="85%"
          />
        );
      })}
      {before !== undefined && before !== null && (
        <rect
          className="q-distance-before"
          x={`${distanceShare(before) * 100}%`}
          y="35%"
          width=".375rem"
          height="60%"
          rx="1.5"
        />
      )}
      {percent !== null && <rect className="q-distance-end" x="0" y="5%" width=".625rem" height="90%" rx="2" />}
      <rect
        className="q-distance-mark"
        x={`${share * 100}%`}
        y="5%"
        width=".625rem"
        height="90%"
        rx="2"
        transform={share > 0.5 ? 'translate(-5 0)' : undefined}
      />
    </svg>
  );
}
