export interface RangeMarkProps {
  /** Where the last price stands between the lowest (0) and the highest (1) of 24 hours. */
  at: number;
}

/** Decorative; the screen that needs the lowest and highest price writes them out. */
export function RangeMark({ at }: RangeMarkProps) {
  const x = 1 + 50.5 * Math.min(1, Math.max(0, at));
  return (
    <svg className="q-range" viewBox="0 0 56 16" aria-hidden="true">
      <path d="M1 9.5H55M1 6v7M55 6v7" />
      <rect x={x} y="3" width="3.5" height="13" rx="1.75" />
    </svg>
  );
}
