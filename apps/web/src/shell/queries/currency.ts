import { type Currency, currency } from '@quay/contract/market';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';
import { usePreferences } from '../preferences.ts';

export const currenciesQuery = queryOptions({
  queryKey: ['currencies'],
  queryFn: ({ signal }) => ask(currency, {}, { signal }),
  staleTime: 5 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { shared: true },
});

/** What values are shown in. */
export type Valuation = Omit<Currency, 'at' | 'isOld'>;

/** A USDT is shown as a US dollar, and a dollar's rate is one by definition. */
export const dollar: Valuation = { id: 1, symbol: '$', name: 'USD', rate: '1' };

/** The currency in which values are shown. Until its rate is known values are shown in dollars, with a dollar's sign. */
export function useValuation(): Valuation {
  const chosen = usePreferences((preferences) => preferences.currency);
  const { data } = useQuery({ ...currenciesQuery, enabled: chosen !== 'USD' });
  return data?.find((row) => row.name === chosen) ?? dollar;
}
