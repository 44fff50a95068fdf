import { instrumentChannel, type Product } from '@quay/contract/trading';
import { type InstrumentKey, instrumentOf } from './instrument.ts';

/** The live channel of one instrument. Those of spot have the bare symbol. */
export const channelOf = (
  kind: 'depth' | 'trades' | 'candles',
  key: InstrumentKey,
  ...rest: readonly string[]
): string => instrumentChannel(kind, instrumentOf(key), ...rest);

/** The live channel of the last 24 hours of all instruments, which names each as its own channels do. */
export const TICKERS_CHANNEL = 'tickers';

/** Those of a push that are of one product, by their symbols. */
export function tickersOf<Of extends { readonly symbol: string }>(product: Product, pushed: readonly Of[]): Of[] {
  if (product === 'spot') return pushed.filter(({ symbol }) => !symbol.includes(':'));
  const named = `${product}:`;
  return pushed.flatMap((one) =>
    one.symbol.startsWith(named) ? [{ ...one, symbol: one.symbol.slice(named.length) }] : [],
  );
}
