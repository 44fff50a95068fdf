const HOUR_MS = 60 * 60_000;

/** Hours until a moment, as words say them: started ones count, and it is one at least. */
export const hoursLeft = (until: number, now: number): string =>
  String(Math.max(1, Math.ceil((until - now) / HOUR_MS)));
