import { type Coin, coinList } from '@quay/contract/market';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';

export const coinsQuery = queryOptions({
  queryKey: ['coins'],
  queryFn: ({ signal }) => ask(coinList, {}, { signal }),
  staleTime: 5 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { shared: true },
});

const none: Coin[] = [];

/** All markets with their filters and fees; empty until they are known. */
export function useCoins(): Coin[] {
  return useQuery(coinsQuery).data ?? none;
}

export function useCoin(symbol: string): Coin | undefined {
  return useCoins().find((coin) => coin.symbol === symbol);
}
