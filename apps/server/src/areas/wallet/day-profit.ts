import type { DayProfit } from '@quay/contract/wallet';
import { divide, ONE, text } from '@quay/money';
import type { MomentAmount } from '@quay/store';

/** Prices of a coin in the quote coin: 24 hours ago, at each full hour since, and now. A coin that never traded has no hours. */
export type CoinPrices = { readonly open: bigint; readonly hourly: readonly bigint[]; readonly last: bigint };

export type DayFacts = {
  readonly since: number;
  readonly hours: readonly number[];
  readonly now: number;
  /** At `since`, at each full hour and at `now`, by coin. */
  readonly balances: readonly MomentAmount[];
  /** What came in less what went out, by coin; each at a moment after `since`. */
  readonly moves: readonly MomentAmount[];
  readonly prices: ReadonlyMap<string, CoinPrices>;
};

/**
 * Profit of 24 hours = value now − value then − net inflow, each inflow at the price of the next point after it. Coins
 * without a market are not counted. All in the quote coin, rounded down to its units once for each point.
 */
export function dayProfitOf({ since, hours, now, balances, moves, prices }: DayFacts): DayProfit {
  const moments = [since, ...hours, now];
  const priceAt = (asset: string, index: number): bigint => {
    const of = prices.get(asset);
    if (!of) return 0n;
    if (index === 0) return of.open;
    return index === moments.length - 1 ? of.last : (of.hourly[index - 1] ?? of.last);
  };
  const indexOf = new Map(moments.map((moment, index) => [moment, index]));

  const worth = moments.map(() => 0n);
  for (const { at, asset, amount } of balances) {
    const index = indexOf.get(at);
    if (index !== undefined) worth[index]! += amount * priceAt(asset, index);
  }
  const values = worth.map((sum) => sum / ONE);

  const net = moments.map(() => 0n);
  let cameIn = 0n;
  for (const { at, asset, amount } of moves) {
    const next = moments.findIndex((moment) => moment >= at);
    const index = next < 0 ? moments.length - 1 : next;
    const moved = amount * priceAt(asset, index);
    net[index]! += moved;
    if (moved > 0n) cameIn += moved;
  }
  const before = values[0]!;
  const value = values.at(-1)!;
  let movedSoFar = 0n;
  const profits = values.map((worthThen, index) => {
    movedSoFar += net[index]!;
    return worthThen - before - movedSoFar / ONE;
  });
  const moved = movedSoFar / ONE;
  const profit = profits.at(-1)!;
  const base = before + cameIn / ONE;
  const share = base > 0n ? divide(profit < 0n ? -profit : profit, base, 'down') : 0n;
  return {
    since,
    before: text(before),
    moved: text(moved),
    value: text(value),
    profit: text(profit),
    rate: text(profit < 0n ? -share : share),
    points: moments.map((at, index) => ({ at, value: text(values[index]!), profit: text(profits[index]!) })),
  };
}
