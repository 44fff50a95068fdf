import type { CurrencyCode } from '@quay/contract/identity';
import { usePreferences } from '../../../shell/preferences.ts';
import { useMarketFilter } from '../forms/market-filter.ts';

/** The fiat of the market: the chosen one, or the currency in which the user values things. */
export function useFiat(): CurrencyCode {
  const valued = usePreferences(({ currency }) => currency);
  return useMarketFilter(({ fiat }) => fiat) ?? valued;
}
