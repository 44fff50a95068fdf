/** How long a quote stands, in milliseconds. */
export const QUOTE_MS = 10_000;
/** Balances worth less, in USDT, are called small: no market takes them, and they are offered to be exchanged together. */
export const SMALL_WORTH = '5';
/** Farthest that a quote may be from the index, as a share. */
export const QUOTE_DEVIATION_MAX = '0.1';
