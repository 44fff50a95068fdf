import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { type Order, order } from './order.ts';
import { perpetual } from './refusals.ts';

export const amendOrderRequest = z.strictObject({
  orderId: id,
  price: decimal.optional().describe('new limit price'),
  quantity: decimal.optional().describe('new quantity of the whole order, what is filled included'),
});
export const amendOrderResponse = order;
export type AmendOrder = z.infer<typeof amendOrderRequest>;

/**
 * Changes price or quantity of an order of a contract that rests, in one commit. A smaller quantity at the same price keeps
 * its place in time; anything else goes to the back of its price, is margined anew, and may trade at once.
 */
export const amendOrder = call<AmendOrder, Order>({
  name: 'perpetual/amend-order',
  method: 'POST',
  path: '/perpetual/order/amend',
  permission: 'user',
  way: 'far-order',
  refusals: [
    perpetual['price-malformed'],
    perpetual['quantity-malformed'],
    perpetual['order-not-found'],
    perpetual['order-finished'],
    perpetual['order-not-amendable'],
    perpetual['nothing-to-amend'],
    trading['market-halted'],
    perpetual['not-in-trading-period'],
    perpetual['market-data-abnormal'],
    perpetual['data-syncing'],
    perpetual['position-liquidating'],
    perpetual['price-off-tick'],
    perpetual['price-outside-band'],
    perpetual['quantity-off-lot'],
    perpetual['quantity-below-min'],
    perpetual['quantity-above-max'],
    perpetual['quantity-already-filled'],
    perpetual['notional-below-min'],
    perpetual['amount-above-max'],
    perpetual['position-limit'],
    perpetual['open-interest-full'],
    perpetual['close-too-much'],
    identity['account-frozen'],
    wallet['debt-open'],
    perpetual['far-price-held'],
    perpetual['profit-not-usable'],
    perpetual['balance-too-small'],
    perpetual['would-take'],
  ],
  about:
    'Changes price or quantity of an order of a contract that rests. A smaller quantity at the same price keeps its place in time; anything else goes to the back of its price, is margined anew, and may trade at once.',
});
