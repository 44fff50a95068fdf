const TICKS = 24;
/** A result of a quarter reaches the end of the rule. */
const FULL = 0.25;

/** A result as a rule from the middle. Decorative: the figure stands before it. */
export function MiddleRule({ ratio }: { ratio: number }) {
  const half = TICKS / 2;
  const lit = Math.min(half, Math.round((Math.abs(ratio) / FULL) * half));
  const isLit = (tick: number) => (ratio >= 0 ? tick >= half && tick < half + lit : tick < half && tick >= half - lit);
  return (
    <svg className="following-middle" viewBox="0 0 84 16" aria-hidden="true">
      {Array.from({ length: TICKS }, (_, tick) => tick).map((tick) => (
        <line
          key={tick}
          className={isLit(tick) ? (ratio >= 0 ? 'following-middle-gain' : 'following-middle-loss') : undefined}
          x1={2 + tick * 3.45}
          x2={2 + tick * 3.45}
          y1="4"
          y2="12"
        />
      ))}
      <line className="following-middle-post" x1="41.7" x2="41.7" y1="1" y2="15" />
    </svg>
  );
}
