import { z } from 'zod';
import { call } from '../../call.ts';
import { id, symbol } from '../../fields.ts';
import { trading } from '../../trading/index.ts';

export const cancelAllRequest = z.strictObject({ symbol: symbol.optional().describe('only this market') });
export const cancelAllResponse = z.object({ cancelled: z.array(id).describe('ids of the orders that were open') });
export type CancelAll = z.infer<typeof cancelAllRequest>;
export type CancelledAll = z.infer<typeof cancelAllResponse>;

/** Cancels all open orders of the user, in one market or in all, in one commit. */
export const cancelAll = call<CancelAll, CancelledAll>({
  name: 'spot/cancel-all',
  method: 'POST',
  path: '/spot/order/cancel-all',
  permission: 'user',
  inDemo: 'practice',
  whileFrozen: true,
  refusals: [trading['symbol-unknown']],
  about: 'Cancels all open orders of the user, in one market or in all, in one commit.',
});
