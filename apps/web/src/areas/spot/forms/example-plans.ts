import type { Coin } from '@quay/contract/market';
import { units } from '@quay/money';
import { usualSettings } from '../../../trading/ticket/order-kind.ts';
import type { Plan } from '../../../trading/ticket/order-sums.ts';
import type { Circumstances } from '../../../trading/ticket/product-ticket.ts';
import { emptyDraft } from '../../../trading/ticket/trade-draft.ts';
import { spotSizeField } from './order-sums.ts';

/** A market, a moment of it and orders in it that the tests of the forms share. */
export const bitcoin: Coin = {
  symbol: 'BTC',
  base: 'BTC',
  quote: 'USDT',
  symbolFullName: 'Bitcoin',
  isTop: '1',
  status: 'trading',
  tickSize: '0.1',
  lotSize: '0.0001',
  priceDecimals: 1,
  quantityDecimals: 4,
  minQuantity: '0.0001',
  maxQuantity: '100',
  minNotional: '5',
  priceBand: '0.1',
  maxOpenOrders: 200,
  makerFeeRate: '0.001',
  takerFeeRate: '0.001',
};

export const now: Circumstances = {
  coin: bitcoin,
  sizeField: spotSizeField,
  last: '64218.4',
  book: {
    bids: [
      ['64218.3', '0.412'],
      ['64217.9', '1.035'],
    ],
    asks: [
      ['64218.9', '0.19'],
      ['64219.4', '0.88'],
    ],
  },
  available: { base: units('0.5'), quote: units('12480.52') },
  openOrders: 3,
  rates: { maker: units('0.0008'), taker: units('0.001') },
};

export const limit = (changes: Partial<Plan> = {}): Plan => ({
  ...emptyDraft,
  ...usualSettings,
  price: '64150.0',
  quantity: '0.1250',
  ...changes,
});
export const market = (changes: Partial<Plan> = {}): Plan => limit({ type: 'market', by: 'quantity', ...changes });
export const stopLimit = (changes: Partial<Plan> = {}): Plan =>
  limit({ type: 'stop-limit', side: 'sell', stopPrice: '63000', price: '62900', quantity: '0.1', ...changes });
export const stopMarket = (changes: Partial<Plan> = {}): Plan =>
  limit({ type: 'stop-market', stopPrice: '66000', quantity: '0.1', amount: '', ...changes });
