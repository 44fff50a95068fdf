import type { Product } from '@quay/contract/trading';
import type { InstrumentKey } from './instrument.ts';

/** The live channel of one instrument. Those of spot have the bare symbol. */
export const channelOf = (kind: 'depth' | 'trades' | 'candles', key: InstrumentKey): string => `${kind}:${key}`;

/** The live channel of the last 24 hours of all markets of a product. */
export const tickersChannelOf = (product: Product): string => (product === 'spot' ? 'tickers' : `tickers:${product}`);
