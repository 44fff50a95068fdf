import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { roles, sides } from '../../trading/index.ts';
import { endings, orderStatuses, orderTypes, selfTradeModes, timesInForce } from '../../trading/sets.ts';

/** An order as its owner sees it. */
export const order = z.object({
  orderId: id,
  clientOrderId: z.string().nullable(),
  symbol,
  side: z.enum(sides),
  type: z.enum(orderTypes),
  timeInForce: z.enum(timesInForce),
  selfTrade: z.enum(selfTradeModes),
  stopPrice: decimal.nullable().describe('stop orders only: the last price that triggers it'),
  price: decimal.nullable().describe('limit price; of a market order the worst that it may trade at, or null'),
  quantity: decimal.nullable().describe('base asset ordered; null for a market buy by amount'),
  amount: decimal.nullable().describe('quote asset to spend; only for a market buy by amount and a stop-market buy'),
  filledQuantity: decimal,
  filledAmount: decimal.describe('quote asset paid or received before the fee'),
  averagePrice: decimal.nullable(),
  fee: decimal,
  feeCoin: symbol.describe('a buy pays its fee in the base coin, a sell in the quote coin'),
  makerFeeRate: decimal,
  takerFeeRate: decimal,
  status: z.enum(orderStatuses),
  ended: z.enum(endings).nullable().describe('why it ended without being filled'),
  triggeredAt: time.nullable().describe('when the stop price came'),
  createdAt: time,
  updatedAt: time,
});
export type Order = z.infer<typeof order>;

/** One fill of an order, as its owner sees it. */
export const fill = z.object({
  tradeId: id,
  orderId: id,
  symbol,
  side: z.enum(sides),
  role: z.enum(roles),
  price: decimal,
  quantity: decimal,
  amount: decimal.describe('price × quantity, quote asset'),
  fee: decimal,
  feeCoin: symbol,
  at: time,
});
export type Fill = z.infer<typeof fill>;
