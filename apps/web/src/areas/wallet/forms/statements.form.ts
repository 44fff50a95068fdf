const MONTHS = 24;
const YEARS = 7;

/** The running month and those before it, UTC: `2026-11`. */
export function monthsBefore(now: number): string[] {
  const date = new Date(now);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
}

/** The running year and those before it, UTC. */
export function yearsBefore(now: number): string[] {
  const year = new Date(now).getUTCFullYear();
  return Array.from({ length: YEARS }, (_, back) => String(year - back));
}

/** From when to when a year lasts, UTC; of no year nothing is left out. */
export const spanOfYear = (year: string): { from?: string; to?: string } =>
  year === '' ? {} : { from: String(Date.UTC(Number(year), 0)), to: String(Date.UTC(Number(year) + 1, 0)) };
