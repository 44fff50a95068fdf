const DAY_MS = 24 * 60 * 60 * 1000;

/** Where the UTC day of a moment begins. */
export const dayOf = (at: number): number => at - (at % DAY_MS);
