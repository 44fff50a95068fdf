/** What a demo account begins with, in practice USDT. Sign-up, the sheet before the demo and the core say this figure. */
export const DEMO_FUNDS = '3000';
/** What practice money is counted in. */
export const DEMO_COIN = 'USDT';
/** So many of the last fills are told of the course of an account. */
export const DEMO_COURSE_MAX = 200;
/** Somebody starts over once in so many hours. */
export const START_OVER_HOURS = 24;
