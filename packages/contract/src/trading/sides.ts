/** What market data and every product that trades share. */
export const sides = ['buy', 'sell'] as const;
export type Side = (typeof sides)[number];

/** Who rested in the book, and who came to trade with them. */
export const roles = ['maker', 'taker'] as const;
export type Role = (typeof roles)[number];
