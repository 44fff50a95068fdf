import type { TickerWithTrend } from '@quay/contract/market';
import type { Balance } from '@quay/contract/wallet';
import { format, multiply, units } from '@quay/money';
import { useMemo } from 'react';
import { type Tickers, useTickers } from '../trading/market/tickers.ts';
import { useHoldings } from './holdings.ts';

/** USDT is what everything is valued in; a coin without a market has no value that could be shown. */
const VALUED_IN = 'USDT';

/** The worth of everything that is held in USDT, frozen included, at the last prices; to eight decimals. */
export function totalValue(
  balances: readonly Balance[],
  tickers: ReadonlyMap<string, Pick<TickerWithTrend, 'last'>>,
): string {
  let total = 0n;
  for (const { symbol, available, frozen } of balances) {
    const held = units(available) + units(frozen);
    const ticker = tickers.get(symbol);
    if (symbol === VALUED_IN) total += held;
    else if (ticker) total += multiply(held, units(ticker.last), 'down');
  }
  return format(total, 8);
}

/** The worth of one holding at the last price in USDT, or nothing for a coin without a market. */
export function worthOf(symbol: string, quantity: string, tickers: Tickers): string | undefined {
  if (symbol === VALUED_IN) return quantity;
  const ticker = tickers.get(symbol);
  return ticker && format(multiply(units(quantity), units(ticker.last), 'down'), 8);
}

/** The one total of a screen, at most once a second anew. `value` is missing for a guest and while it is not known. */
export function useTotalValue(): { value: string | undefined; failed: boolean; retry: () => void } {
  const { data: balances, isError, refetch } = useHoldings();
  const tickers = useTickers();
  const value = useMemo(
    () => (balances && tickers.size > 0 ? totalValue(balances, tickers) : undefined),
    [balances, tickers],
  );
  return { value, failed: isError && !balances, retry: () => void refetch() };
}
