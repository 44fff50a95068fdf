import { useMemo } from 'react';
import { useHoldings } from '../../../holdings/holdings.ts';
import { totalValue, worthOf } from '../../../holdings/total-value.ts';
import { useTickers, useTickersState } from '../../../trading/market/tickers.ts';
import { accountsOf } from '../figures.ts';

/** Everything that the user owns at the last prices, live. `wealth` is missing until balances and prices are there. */
export function useWealth() {
  const { data: balances, orders, isError, isFetching, refetch } = useHoldings();
  const tickers = useTickers();
  const prices = useTickersState();
  const wealth = useMemo(() => {
    if (!balances || tickers.size === 0) return undefined;
    const worth = (symbol: string, quantity: string) => worthOf(symbol, quantity, tickers);
    const accounts = accountsOf(balances, worth);
    return { total: totalValue(balances, tickers), balances, worth, accounts, earn: orders ?? [] };
  }, [balances, orders, tickers]);
  return {
    wealth,
    failed: !wealth && (isError || prices.state === 'failed'),
    isFetching,
    again() {
      if (!balances) void refetch();
      if (prices.state === 'failed') prices.retry();
    },
  };
}

export type Wealth = NonNullable<ReturnType<typeof useWealth>['wealth']>;
