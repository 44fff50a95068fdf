/** What a demo account begins with, in practice USDT. Sign-up, the sheet before the demo and the core say this figure. */
export const DEMO_FUNDS = '3000';
/** What practice money is counted in. */
export const DEMO_COIN = 'USDT';
/** Somebody starts over once in so many hours. */
export const START_OVER_HOURS = 24;
