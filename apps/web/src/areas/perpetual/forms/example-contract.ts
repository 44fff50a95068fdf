import type { Contract, Position, TierVersion, Trigger } from '@quay/contract/perpetual';
import type { Balance } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import { usualSettings } from '../../../trading/ticket/order-kind.ts';
import type { Plan } from '../../../trading/ticket/order-sums.ts';
import type { Circumstances } from '../../../trading/ticket/product-ticket.ts';
import { emptyDraft } from '../../../trading/ticket/trade-draft.ts';
import { accountNow, contractNow, tiersAt } from '../facts.ts';
import { type ContractOrder, orderFrom } from '../queries/order-lists.ts';
import { nothingAttached } from './attached-draft.ts';
import { quantityOnly, type TicketFacts } from './order-sums.ts';

/** A contract at a mark of 50,000 with an account and a moment of its market, which tests of the forms share. */
export const AT = 1_000_000;

export const bitcoin: Contract = {
  symbol: 'BTCUSDT-PERP',
  status: 'trading',
  openInterest: '10',
  mark: {
    ...{ price: '50000', at: AT, indexPrice: '50000', byFunding: '50000', byBasis: '50000', last: '50000' },
    indexAt: AT,
  },
  ...{ funding: null, delivery: null, expiry: null, term: null, windowSeconds: null, deliveryFeeRate: null },
  kind: 'linear',
  ...{ coin: 'BTC', base: 'BTC', quote: 'USDT', tickSize: '0.1', lotSize: '0.0001' },
  ...{ priceDecimals: 1, quantityDecimals: 4, minQuantity: '0.0001', maxQuantity: '200', minNotional: '5' },
  ...{ priceBand: '0.1', marketBand: '0.05', maxOpenOrders: 200, maxLeverage: 100, openInterestMax: '20000' },
  caps: { shareFloor: '1000000', shareMax: '0.2', newAccountLeverage: 20, newAccountDays: 60 },
  ...{ makerFeeRate: '0.0002', takerFeeRate: '0.0005', tierVersion: 1 },
  ticker: {
    ...{ last: '50000', open: '50000', high: '50000', low: '50000', volume: '0', turnover: '0' },
    ...{ symbol: 'BTCUSDT-PERP', change: '0', changeRate: '0' },
    ...{ bid: null, ask: null, at: AT, trend: [] },
  },
};

export const tiers: TierVersion[] = [
  {
    version: 1,
    appliesAt: 0,
    cap: '1000000',
    tiers: [
      { tier: 1, floor: '0', maintenanceRate: '0.004', initialRate: '0.008' },
      { tier: 2, floor: '50000', maintenanceRate: '0.005', initialRate: '0.01' },
    ],
  },
];

export const now = contractNow(bitcoin, tiersAt(tiers, AT))!;

export const longOf = (quantity: string, more: Partial<Position> = {}): Position => ({
  ...{ symbol: bitcoin.symbol, quantity, openValue: String(Number(quantity) * 50_000), leverage: 10, mode: 'cross' },
  ...{ margin: '0', realised: '0', fees: '0', covered: '0', openedAt: 1, expiry: null },
  ...more,
});

export const orderOf = (intent: ContractOrder['intent'], quantity: string, held = '0'): ContractOrder =>
  orderFrom({
    ...{ orderId: 1, clientOrderId: null, symbol: bitcoin.symbol, intent, type: 'limit', timeInForce: 'gtc' },
    side: intent === 'open-long' || intent === 'close-short' ? 'buy' : 'sell',
    ...{ price: '49000', quantity, filledQuantity: '0', filledAmount: '0', averagePrice: null, fee: '0' },
    ...{ feeCoin: 'USDT', makerFeeRate: '0.0002', takerFeeRate: '0.0005', leverage: 10, marginRate: null },
    ...{ assumedPrice: '49000', markPrice: '50000', held, status: 'open', ended: null, createdAt: 1, updatedAt: 1 },
    ...{ stopPrice: null, triggeredAt: null, expiry: null },
    ...{ stopPrice: null, triggeredAt: null },
  });

export const triggerOf = (kind: Trigger['kind'], more: Partial<Trigger> = {}): Trigger => ({
  ...{ triggerId: 1, symbol: bitcoin.symbol, kind, closes: 'close-long', orderId: null, triggerPrice: '49000' },
  ...{ price: null, quantity: null, activationPrice: null, callbackRate: null, bestPrice: null, status: 'armed' },
  ...{ ended: null, closedQuantity: '0', sentOrderId: null, firedMark: null, createdAt: 1, armedAt: 1, firedAt: null },
  updatedAt: 1,
  ...more,
});

export const accountOf = (
  available: string,
  positions: readonly Position[] = [],
  orders: readonly ContractOrder[] = [],
) => {
  const frozen = orders.reduce((sum, { held }) => sum + Number(held), 0);
  const isolated = positions.reduce((sum, { margin }) => sum + Number(margin), 0);
  const balance = { book: 'contract', symbol: 'USDT', available, frozen: String(frozen + isolated) } as Balance;
  return accountNow({ book: 'contract', quote: 'USDT' }, { contracts: [now], positions, orders, balances: [balance] });
};

export const facts = (more: Partial<TicketFacts> = {}): TicketFacts => ({
  ...{ contract: bitcoin, now, account: accountOf('1000'), leverage: 10, mode: 'cross', resting: null, at: AT },
  registeredAt: null,
  ...{ attached: nothingAttached, triggers: 0 },
  ...more,
});

const book = { bids: [['49990', '0.2']], asks: [['50010', '0.2']] } as Circumstances['book'];

export const moment: Circumstances = {
  ...{ coin: coinOf(bitcoin, ''), last: '50000', book, sizeField: quantityOnly, slippage: '0.01' },
  ...{ available: null, openOrders: 0, rates: { maker: units('0.0002'), taker: units('0.0005') } },
};

export const plan = (more: Partial<Plan>): Plan => ({
  ...emptyDraft,
  ...usualSettings,
  ...{ price: '50000', quantity: '0.1' },
  ...more,
});
