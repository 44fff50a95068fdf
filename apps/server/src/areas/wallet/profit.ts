import type { ProfitDay } from '@quay/contract/wallet';
import { ONE, text } from '@quay/money';
import type { DayBalance, DayPrice } from '@quay/store';

export const DAY_MS = 24 * 60 * 60_000;

/** What a user's coins were and cost, day by day. */
export type ProfitFacts = {
  /** 00:00 UTC of each day that is told, oldest first, and before them of one more. The last is the running one. */
  readonly days: readonly number[];
  /** At the end of each day; of the running one, now. */
  readonly balances: readonly DayBalance[];
  /** What came in less what went out on each day. */
  readonly moves: readonly DayBalance[];
  /** The days that were traded; of each coin oldest first. */
  readonly prices: readonly DayPrice[];
  /** Last prices of the coins that have one; the quote coin's is one. */
  readonly now: ReadonlyMap<string, bigint>;
};

/** Values at each day's close, and what of their change came neither in nor went out. Coins without a price are not counted. */
export function profitOf({ days, balances, moves, prices, now }: ProfitFacts): ProfitDay[] {
  const worth = (amounts: ReadonlyMap<string, bigint>, price: (asset: string) => bigint) => {
    let sum = 0n;
    for (const [asset, amount] of amounts) sum += amount * price(asset);
    return sum / ONE;
  };
  const balancesOn = byDay(balances);
  const movesOn = byDay(moves);
  const closes = closesOn(days, prices, now);

  const profits: ProfitDay[] = [];
  let before = 0n;
  for (const [at, day] of days.entries()) {
    const price = (asset: string) => closes.get(asset)?.[at] ?? 0n;
    const value = worth(balancesOn.get(day) ?? none, price);
    const moved = worth(movesOn.get(day) ?? none, price);
    if (at > 0) profits.push({ day, value: text(value), moved: text(moved), profit: text(value - before - moved) });
    before = value;
  }
  return profits;
}

const none: ReadonlyMap<string, bigint> = new Map();

function byDay(rows: readonly DayBalance[]): Map<number, Map<string, bigint>> {
  const found = new Map<number, Map<string, bigint>>();
  for (const { day, asset, amount } of rows) {
    const of = found.get(day) ?? new Map<string, bigint>();
    of.set(asset, (of.get(asset) ?? 0n) + amount);
    found.set(day, of);
  }
  return found;
}

/**
 * The price of every coin on every day: the day's close, on a day without trades the close before it, before the first
 * trade what that began at. A coin that never traded stands at its last price all the time.
 */
function closesOn(
  days: readonly number[],
  prices: readonly DayPrice[],
  now: ReadonlyMap<string, bigint>,
): Map<string, bigint[]> {
  const traded = new Map<string, DayPrice[]>();
  for (const price of prices) {
    const of = traded.get(price.asset);
    if (of) of.push(price);
    else traded.set(price.asset, [price]);
  }
  const found = new Map<string, bigint[]>();
  for (const [asset, last] of now) {
    const known = traded.get(asset) ?? [];
    let close = known[0]?.open ?? last;
    let next = 0;
    const closes = days.map((day) => {
      for (; next < known.length && known[next]!.day <= day; next++) close = known[next]!.close;
      return close;
    });
    closes[closes.length - 1] = last;
    found.set(asset, closes);
  }
  return found;
}
