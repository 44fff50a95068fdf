import { refusals } from './refusal.ts';

/** What market data and every trading area share. */
export const sides = ['buy', 'sell'] as const;
export type Side = (typeof sides)[number];

/** Who rested in the book, and who came to trade with them. */
export const roles = ['maker', 'taker'] as const;
export type Role = (typeof roles)[number];

export const trading = refusals('trading', {
  'symbol-unknown': [12001, 'symbol'],
  'market-halted': [12003],
});
