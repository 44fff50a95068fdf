/** How long to wait after so many failures in a row: twice as long each time, and never at the same moment as others. */
export type Backoff = { readonly leastMs: number; readonly mostMs: number };

export function backoffOf(failures: number, { leastMs, mostMs }: Backoff, random: () => number = Math.random): number {
  const whole = Math.min(mostMs, leastMs * 2 ** Math.min(failures - 1, 30));
  return whole / 2 + (whole / 2) * random();
}
