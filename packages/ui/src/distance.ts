/** One tick of the rule is half a percent of the price; the whole of it is 30 %. */
export const DISTANCE_TICKS = 60;
const PERCENT_PER_TICK = 0.5;

export type DistanceTone = 'accent' | 'warn' | 'danger';

/** Far enough from 8 % on, danger below 3 %. */
export function distanceTone(percent: number): DistanceTone {
  if (percent < 3) return 'danger';
  return percent < 8 ? 'warn' : 'accent';
}

/** Where on the rule a distance stands, 0 to 1; what is further fills it. */
export const distanceShare = (percent: number): number =>
  Math.min(1, Math.max(0, percent / (DISTANCE_TICKS * PERCENT_PER_TICK)));
