import type { Reads } from '@quay/store';
import type { MarketView } from './view.ts';

/** What market data is answered from. */
export type MarketNeeds = {
  /** Everything public about the markets, as of the last durable batch. */
  readonly market: MarketView;
  /** Candles of the past, exchange rates, and the markets that users marked. */
  readonly reads: Pick<Reads, 'market'>;
};
