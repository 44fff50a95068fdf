import { referencePrice } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import { ONE, type Price, units } from '@quay/money';
import { useQuery } from '@tanstack/react-query';
import { currenciesQuery } from '../../../shell/queries/currency.ts';
import { spotKey } from '../../../trading/instrument.ts';
import { useTicker } from '../../../trading/market/tickers.ts';

const RATES_MS = 60_000;

/**
 * The reference price of a coin in a fiat, live: the last price of its market × the rate of the currency. A dollar of
 * the market is a USDT. Nothing while one of them is not known, or the rate is too old to trade by.
 */
export function useReference(symbol: string, fiat: CurrencyCode): Price | undefined {
  const last = useTicker(spotKey(symbol))?.last;
  const rates = useQuery({ ...currenciesQuery, refetchInterval: RATES_MS }).data;
  const rate = rates?.find(({ name, isOld }) => name === fiat && !isOld)?.rate;
  const inUsdt = symbol === 'USDT' ? ONE : last && units(last);
  return inUsdt && rate ? referencePrice(inUsdt, units(rate)) : undefined;
}
