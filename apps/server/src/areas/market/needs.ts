import type { Rate } from '@quay/money';
import type { Reads } from '@quay/store';
import type { PriceAlerts } from './alerts/price-alerts.ts';
import type { MarketView } from './view.ts';

/** What market data is answered from. */
export type MarketNeeds = {
  /** Everything public about the markets, as of the last durable batch. */
  readonly market: MarketView;
  /** How many of a currency a dollar is; nothing where nobody ever said. */
  readonly fiatRates: {
    known(currency: string): { readonly rate: Rate; readonly at: number; readonly isOld: boolean } | undefined;
  };
  /** Prices that users want to be told of. */
  readonly alerts: PriceAlerts;
  /** Candles of the past, the currencies, and the markets that users marked. */
  readonly reads: Pick<Reads, 'market'>;
};
