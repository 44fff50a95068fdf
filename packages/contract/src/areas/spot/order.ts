import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { roles, sides } from '../../trading.ts';
import { orderStatuses, orderTypes } from './sets.ts';

/** An order as its owner sees it. */
export const order = z.object({
  orderId: id,
  clientOrderId: z.string().nullable(),
  symbol,
  side: z.enum(sides),
  type: z.enum(orderTypes),
  price: decimal.nullable().describe('limit price; null for a market order'),
  quantity: decimal.nullable().describe('base asset ordered; null for a market buy by amount'),
  amount: decimal.nullable().describe('quote asset to spend; only for a market buy by amount'),
  filledQuantity: decimal,
  filledAmount: decimal.describe('quote asset paid or received before the fee'),
  averagePrice: decimal.nullable(),
  fee: decimal,
  feeCoin: symbol.describe('a buy pays its fee in the base coin, a sell in the quote coin'),
  makerFeeRate: decimal,
  takerFeeRate: decimal,
  status: z.enum(orderStatuses),
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
