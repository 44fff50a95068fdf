import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type Placed, placed } from '../../trading/placed.ts';
import { BATCH_ORDERS_MAX } from '../../trading/sets.ts';

export const cancelOrdersRequest = z.strictObject({ orderIds: z.array(id).min(1).max(BATCH_ORDERS_MAX) });
export const cancelOrdersResponse = z.object({
  results: z.array(placed).describe('in the order of the request; refused with the reasons of cancel-order'),
});

/** Cancels up to 50 orders in one call, each with a result of its own. */
export const cancelOrders = call<z.infer<typeof cancelOrdersRequest>, { results: Placed[] }>({
  name: 'spot/cancel-orders',
  method: 'POST',
  path: '/spot/order/cancel-batch',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'Cancels up to 50 orders in one call, each with a result of its own.',
});
