/** `ended`: its owner has unlinked it. An address joins once and never again. */
export const linkStatuses = ['linked', 'ended'] as const;
export type LinkStatus = (typeof linkStatuses)[number];

/**
 * `counting`: the day is not over, or it waits for readings. `scheduled`: the budget was short. `nothing`: its lowest
 * balance was too small for any income. `left`: its owner has unlinked the wallet on it, so it does not count.
 */
export const liquidityDayStatuses = ['counting', 'scheduled', 'paid', 'nothing', 'left'] as const;
export type LiquidityDayStatus = (typeof liquidityDayStatuses)[number];

/** What is read and paid. */
export const LIQUIDITY_COIN = 'USDT';
/** A day has so many parts. In each one the balance is read once, at a moment that the server draws. */
export const READINGS_A_DAY = 3;
/** With fewer readings a day is not paid: it waits, and the next readings count for it as well. */
export const READINGS_MIN = 2;
/** Most income of a day, as a share of the balance. */
export const LIQUIDITY_RATE_MAX = '0.01';
/** Most wallets with which one person ever joins; those that were unlinked are among them. */
export const LIQUIDITY_WALLETS_MAX = 10;
/** A message waits so many minutes for its signature. */
export const LINK_MINUTES = 5;
