import { z } from 'zod';
import { decimal, id, signedDecimal, symbol, time } from '../../fields.ts';
import { roles, sides } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { endings, orderStatuses, timesInForce } from '../../trading/sets.ts';
import { intents, perpetualOrderTypes } from './sets.ts';

/** An order of a contract as its owner sees it. */
export const order = z.object({
  orderId: id,
  clientOrderId: z.string().nullable(),
  symbol: contractSymbol,
  intent: z.enum(intents),
  side: z.enum(sides),
  type: z.enum(perpetualOrderTypes),
  timeInForce: z.enum(timesInForce),
  price: decimal.nullable().describe('limit price; of a market order the worst that it may trade at'),
  stopPrice: decimal.nullable().describe('the mark that a stop order waits for'),
  quantity: decimal,
  filledQuantity: decimal,
  filledAmount: decimal.describe('what was traded is worth, in what the contract settles in'),
  averagePrice: decimal.nullable(),
  fee: decimal,
  feeCoin: symbol.describe('what the contract settles in'),
  makerFeeRate: decimal,
  takerFeeRate: decimal,
  leverage: z.number().int().positive().nullable().describe('null where a tier asks for more, and of one that closes'),
  marginRate: decimal.nullable().describe('the share that a tier asks for instead of the leverage'),
  assumedPrice: decimal.nullable().describe('the price that it was margined at when it was accepted; opening orders'),
  markPrice: decimal.nullable().describe('the mark when it was accepted; opening orders'),
  held: decimal.describe('margin, loss at the mark and fee that it holds now; nothing of one that closes'),
  status: z.enum(orderStatuses),
  ended: z.enum(endings).nullable().describe('why it ended without being filled'),
  createdAt: time,
  updatedAt: time,
  triggeredAt: time.nullable().describe('when the mark came to the stop price'),
  expiry: time.nullable().describe('of a dated contract'),
});
export type Order = z.infer<typeof order>;

/** One fill of an order, as its owner sees it. */
export const fill = z.object({
  tradeId: id,
  orderId: id,
  symbol: contractSymbol,
  side: z.enum(sides),
  role: z.enum(roles),
  price: decimal,
  quantity: decimal,
  amount: decimal.describe('what was traded is worth, in what the contract settles in'),
  fee: decimal,
  feeCoin: symbol,
  profit: signedDecimal.describe('of what it closed, before the fee; zero of a fill that opened'),
  shortfall: decimal.describe('the part of a loss that was not paid: the insurance fund paid it'),
  at: time,
  expiry: time.nullable().describe('of a dated contract'),
});
export type Fill = z.infer<typeof fill>;
