import type { Order } from '@quay/contract/spot';

/** An open limit order that tests begin from: to buy 1 BTC at 64,000 USDT. */
export const exampleOrder: Order = {
  orderId: 1,
  clientOrderId: null,
  symbol: 'BTC',
  side: 'buy',
  type: 'limit',
  timeInForce: 'gtc',
  selfTrade: 'cancel-taker',
  stopPrice: null,
  price: '64000',
  quantity: '1',
  amount: null,
  filledQuantity: '0',
  filledAmount: '0',
  averagePrice: null,
  fee: '0',
  feeCoin: 'BTC',
  makerFeeRate: '0.001',
  takerFeeRate: '0.001',
  status: 'open',
  ended: null,
  triggeredAt: null,
  createdAt: 1,
  updatedAt: 1,
};
