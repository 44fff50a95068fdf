/** How long a quote stands, in milliseconds. */
export const QUOTE_MS = 10_000;
/** Farthest that a quote may be from the index, as a share. */
export const QUOTE_DEVIATION_MAX = '0.1';
