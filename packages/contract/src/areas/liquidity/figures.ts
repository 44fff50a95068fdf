import { type Amount, least, multiply, type Rate } from '@quay/money';

/** What a day of a wallet is paid by. */
export type LiquidityRates = { readonly dailyRate: Rate; readonly minHeld: Amount; readonly maxHeld: Amount };

/**
 * Income of a day in the coin, in units, rounded down: the lowest balance that was read, as far as it counts, times the
 * rate. A balance below the least has none.
 */
export const liquidityIncome = (lowest: Amount, { dailyRate, minHeld, maxHeld }: LiquidityRates): Amount =>
  lowest < minHeld ? 0n : multiply(least(lowest, maxHeld), dailyRate, 'down');
