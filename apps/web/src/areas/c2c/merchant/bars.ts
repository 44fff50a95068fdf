const THOUSAND = 1_000n;

/** Each value as a share of the largest, 0 to 1; all are 0 when none is more. */
export function barsOf(values: readonly bigint[]): number[] {
  const most = values.reduce((largest, value) => (value > largest ? value : largest), 0n);
  return values.map((value) => (most === 0n ? 0 : Number((value * THOUSAND) / most) / Number(THOUSAND)));
}
