/** How many of `ticks` are lit for a share of 0..1. Nothing lit means nothing happened; all lit means all of it. */
export function ticksLit(share: number, ticks: number): number {
  if (!(share > 0)) return 0;
  if (share >= 1) return ticks;
  return Math.min(ticks - 1, Math.max(1, Math.round(share * ticks)));
}

/** A percent close to a quarter means the quarter. */
export function snapToQuarter(percent: number, reach = 2): number {
  const quarter = Math.round(percent / 25) * 25;
  return Math.abs(percent - quarter) <= reach ? quarter : percent;
}

export type RingTone = 'accent' | 'warn' | 'fall';

/** Accent above three minutes, warn below, fall in the last minute. */
export function ringTone(secondsLeft: number): RingTone {
  if (secondsLeft <= 60) return 'fall';
  return secondsLeft <= 180 ? 'warn' : 'accent';
}
