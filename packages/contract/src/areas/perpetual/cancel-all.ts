import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';

export const cancelAllRequest = z.strictObject({ symbol: contractSymbol.optional().describe('only this contract') });
export const cancelAllResponse = z.object({ cancelled: z.array(id).describe('ids of the orders that were open') });
export type CancelledAll = z.infer<typeof cancelAllResponse>;

/** Cancels all open orders of the user, in one contract or in all, in one commit. */
export const cancelAll = call<z.infer<typeof cancelAllRequest>, CancelledAll>({
  name: 'perpetual/cancel-all',
  method: 'POST',
  path: '/perpetual/order/cancel-all',
  permission: 'user',
  whileFrozen: true,
  refusals: [trading['symbol-unknown']],
  about: 'Cancels all open orders of the user, in one contract or in all, in one commit.',
});
