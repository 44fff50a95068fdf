import type { TickerWithTrend } from '@quay/contract/market';
import type { Balance } from '@quay/contract/wallet';
import { divide, format, multiply, ONE, units } from '@quay/money';
import { useMemo } from 'react';
import { useBalances } from './balances.ts';
import { type Tickers, useTickers } from './tickers.ts';

export type TotalValue = {
  /** In USDT, to eight decimals. */
  readonly total: string;
  /** What the prices of 24 hours made of what is held now. */
  readonly change: string;
  /** The change as a signed share of what the same was worth 24 hours ago. */
  readonly changeRate: string;
  /** The worth of what is held now, an hour a step and this moment at the end. For drawing only. */
  readonly trend: readonly number[];
};

/** USDT is what everything is valued in; a coin without a market has no value that could be shown. */
const VALUED_IN = 'USDT';

/** The worth of everything that is held, frozen included, at the last prices. */
export function totalValue(
  balances: readonly Balance[],
  tickers: ReadonlyMap<string, Pick<TickerWithTrend, 'last' | 'open' | 'trend'>>,
): TotalValue {
  let total = 0n;
  let before = 0n;
  let still = 0n;
  const moving: { held: number; ticker: Pick<TickerWithTrend, 'last' | 'trend'> }[] = [];
  for (const { symbol, available, frozen } of balances) {
    const held = units(available) + units(frozen);
    if (held === 0n) continue;
    const ticker = tickers.get(symbol);
    if (symbol === VALUED_IN) still += held;
    else if (ticker) {
      total += multiply(held, units(ticker.last), 'down');
      before += multiply(held, units(ticker.open), 'down');
      moving.push({ held: Number(held) / Number(ONE), ticker });
    }
  }
  total += still;
  before += still;
  const change = total - before;
  const share = before === 0n ? 0n : divide(change < 0n ? -change : change, before, 'down');
  return {
    total: format(total, 8),
    change: format(change, 8),
    changeRate: format(change < 0n ? -share : share, 8),
    trend: trendOf(moving, Number(still) / Number(ONE)),
  };
}

function trendOf(moving: readonly { held: number; ticker: Pick<TickerWithTrend, 'last' | 'trend'> }[], still: number) {
  const steps = Math.min(...moving.map(({ ticker }) => ticker.trend.length));
  // Nothing that moves is a level line; a coin whose hours are not there yet is none.
  if (moving.length === 0) return [still, still];
  if (steps < 2) return [];
  return Array.from({ length: steps + 1 }, (_, step) =>
    moving.reduce(
      (sum, { held, ticker }) =>
        // The hours that all coins have, counted back from now.
        sum + held * Number(step === steps ? ticker.last : ticker.trend[ticker.trend.length - steps + step]),
      still,
    ),
  );
}

/** The worth of one holding at the last price in USDT, or nothing for a coin without a market. */
export function worthOf(symbol: string, quantity: string, tickers: Tickers): string | undefined {
  if (symbol === VALUED_IN) return quantity;
  const ticker = tickers.get(symbol);
  return ticker && format(multiply(units(quantity), units(ticker.last), 'down'), 8);
}

/** The one total of a screen, at most once a second anew. `value` is missing for a guest and while it is not known. */
export function useTotalValue(): { value: TotalValue | undefined; failed: boolean; retry: () => void } {
  const { data: balances, isError, refetch } = useBalances();
  const tickers = useTickers();
  const value = useMemo(
    () => (balances && tickers.size > 0 ? totalValue(balances, tickers) : undefined),
    [balances, tickers],
  );
  return { value, failed: isError && !balances, retry: () => void refetch() };
}
