import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { closingIntents } from './sets.ts';

export const closeAllRequest = z.strictObject({ symbol: contractSymbol.optional().describe('only this contract') });

/** What became of one position. */
export const closeResult = z.object({
  symbol: contractSymbol,
  closes: z.enum(closingIntents),
  orderId: id.nullable().describe('the order that closed it; null where nobody offered anything within the band'),
  quantity: decimal.describe('what was closed'),
  left: decimal.describe('what could not be closed'),
  why: z.enum(['market-halted', 'no-more-offers']).nullable().describe('why something is left'),
});
export const closeAllResponse = z.object({
  cancelled: z.array(id).describe('ids of the orders that were open'),
  positions: z.array(closeResult),
});
export type ClosedAll = z.infer<typeof closeAllResponse>;

/** Cancels all open orders of the user and closes all positions at market, in one contract or in all, in one commit. */
export const closeAll = call<z.infer<typeof closeAllRequest>, ClosedAll>({
  name: 'perpetual/close-all',
  method: 'POST',
  path: '/perpetual/position/close-all',
  permission: 'user',
  refusals: [trading['symbol-unknown']],
  about:
    'Cancels all open orders of the user and closes all positions at market, in one contract or in all, in one commit. Says of each position what could not be closed.',
});
