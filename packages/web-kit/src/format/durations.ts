const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How a length of time is said. */
export type DurationWords = {
  readonly underMinute: string;
  readonly minutes: (count: number) => string;
  readonly hours: (hours: number, minutes: number) => string;
  readonly days: (days: number, hours: number) => string;
};

/** `1 h 52 min`, `14 d 11 h`: the two largest units, rounded down. */
export function durationText(ms: number, words: DurationWords): string {
  if (ms < MINUTE_MS) return words.underMinute;
  if (ms < HOUR_MS) return words.minutes(Math.floor(ms / MINUTE_MS));
  if (ms < DAY_MS) return words.hours(Math.floor(ms / HOUR_MS), Math.floor((ms % HOUR_MS) / MINUTE_MS));
  return words.days(Math.floor(ms / DAY_MS), Math.floor((ms % DAY_MS) / HOUR_MS));
}

/** Whole hours and minutes that are left; the last minute counts until it is over. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.ceil((Math.max(0, seconds) * 1_000) / MINUTE_MS);
  return { hours: Math.floor((minutes * MINUTE_MS) / HOUR_MS), minutes: minutes % 60 };
}
