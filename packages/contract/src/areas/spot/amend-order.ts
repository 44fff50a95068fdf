import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { type Order, order } from './order.ts';
import { spot } from './refusals.ts';

export const amendOrderRequest = z.strictObject({
  orderId: id,
  price: decimal.optional().describe('new limit price'),
  quantity: decimal.optional().describe('new quantity of the whole order, what is filled included'),
});
export const amendOrderResponse = order;
export type AmendOrder = z.infer<typeof amendOrderRequest>;

/**
 * Changes price or quantity of an order that rests, in one commit. A smaller quantity at the same price keeps its place
 * in time; anything else goes to the back of its price, and may trade at once.
 */
export const amendOrder = call<AmendOrder, Order>({
  name: 'spot/amend-order',
  method: 'POST',
  path: '/spot/order/amend',
  permission: 'user',
  way: 'far-order',
  refusals: [
    spot['price-malformed'],
    spot['quantity-malformed'],
    spot['order-not-found'],
    spot['order-finished'],
    spot['order-not-amendable'],
    spot['order-linked'],
    spot['nothing-to-amend'],
    trading['market-halted'],
    spot['price-off-tick'],
    spot['price-outside-band'],
    spot['quantity-off-lot'],
    spot['quantity-below-min'],
    spot['quantity-above-max'],
    spot['quantity-already-filled'],
    spot['notional-below-min'],
    spot['amount-above-max'],
    identity['account-frozen'],
    wallet['debt-open'],
    spot['far-price-held'],
    spot['balance-too-small'],
    spot['would-take'],
  ],
  about:
    'Changes price or quantity of an order that rests. A smaller quantity at the same price keeps its place in time; anything else goes to the back of its price, and may trade at once.',
});
