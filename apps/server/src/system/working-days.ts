const DAY_MS = 24 * 60 * 60_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** The same time of day, so many working days later (UTC). What comes at a weekend counts from Monday. */
export function workingDaysAfter(at: number, days: number): number {
  let due = at;
  for (let left = days; left > 0; ) {
    due += DAY_MS;
    const day = new Date(due).getUTCDay();
    if (day !== SATURDAY && day !== SUNDAY) left -= 1;
  }
  return due;
}
