import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, signedDecimal, sizeText, symbol, time, timeText } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { contractBook } from './fields.ts';
import { positionEndings } from './sets.ts';

export const realisedRequest = z.strictObject({
  symbol: contractSymbol.optional(),
  book: contractBook,
  from: timeText.optional().describe('only positions that were closed at this time or later'),
  to: timeText.optional().describe('only positions that were closed before this time'),
  before: idText.optional().describe('only positions with a smaller closing trade'),
  size: sizeText.optional(),
});

/** A position from its first fill to its last, with all that it brought and cost. */
export const closedPosition = z.object({
  trade: id.describe('the trade that closed it'),
  symbol: contractSymbol,
  long: z.boolean(),
  quantity: decimal.describe('all that was opened of it, and closed'),
  openedAt: time,
  closedAt: time,
  ending: z.enum(positionEndings),
  profit: signedDecimal.describe('by the price, as far as a loss could be paid'),
  fees: decimal.describe('trading fees, of opening and of closing'),
  funding: signedDecimal.describe('below zero what was paid'),
  toFund: decimal.describe('fees of liquidation'),
  net: signedDecimal.describe('profit − fees + funding − toFund: what the account gained by it'),
  coin: symbol,
  expiry: time.nullable().describe('of a dated contract'),
});
export const realisedResponse = z.array(closedPosition);
export type ClosedPosition = z.infer<typeof closedPosition>;

/** The user's positions that were closed, with their profit, fees, funding and what is left of them, newest first, 20 a page. */
export const realised = call<z.infer<typeof realisedRequest>, ClosedPosition[]>({
  name: 'perpetual/realised',
  method: 'GET',
  path: '/perpetual/realised',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about:
    "The user's positions that were closed, with their profit, fees, funding and what is left of them, newest first, 20 a page.",
});
