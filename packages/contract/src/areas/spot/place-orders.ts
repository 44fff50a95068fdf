import { z } from 'zod';
import { call } from '../../call.ts';
import { type Placed, placed } from '../../trading/placed.ts';
import { BATCH_ORDERS_MAX } from '../../trading/sets.ts';
import { type PlaceOrder, placeOrderRequest } from './place-order.ts';

export const placeOrdersRequest = z.strictObject({ orders: z.array(placeOrderRequest).min(1).max(BATCH_ORDERS_MAX) });
export const placeOrdersResponse = z.object({
  results: z.array(placed).describe('in the order of the request; refused with the reasons of place-order'),
});

/** Places up to 50 orders in one call, each with a result of its own: one that is refused does not hold up the others. */
export const placeOrders = call<{ orders: PlaceOrder[] }, { results: Placed[] }>({
  name: 'spot/place-orders',
  method: 'POST',
  path: '/spot/order/place-batch',
  permission: 'user',
  refusals: [],
  about:
    'Places up to 50 orders in one call, each with a result of its own: one that is refused does not hold up the others.',
});
