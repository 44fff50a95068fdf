const DAY_MS = 24 * 60 * 60_000;

/** A day as it stands in a calendar, UTC: `2026-01-31`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** So many working days later, at the same time of day, UTC. */
export function afterWorkingDays(at: number, days: number): number {
  let due = at;
  for (let left = days; left > 0; ) {
    due += DAY_MS;
    const weekday = new Date(due).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return due;
}

/** Whether there is such a day. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && dayOf(at) === text;
}

/** Whether somebody born then is so old today. Who was born on the 29th of February has it on the 1st of March. */
export function isOfAge(birthDate: string, years: number, today: string): boolean {
  const [year = '', ...rest] = birthDate.split('-');
  return [String(Number(year) + years).padStart(4, '0'), ...rest].join('-') <= today;
}
