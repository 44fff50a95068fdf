import { type amendOrder, spot } from '@quay/contract/spot';
import type { Order } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { knownTo, withFinished } from '../../../trading/finished.ts';
import { unitsOf } from '../../../trading/units-of.ts';
import type { SpotNeeds } from '../needs.ts';
import { orderOnWire } from '../wire.ts';

export const amendOrderRoute =
  ({ core }: SpotNeeds): Route<typeof amendOrder> =>
  async (request, context) => {
    const price = unitsOf(request.price);
    if (price === undefined) return refused(spot['price-malformed'], {}, 'price');
    const quantity = unitsOf(request.quantity);
    if (quantity === undefined) return refused(spot['quantity-malformed'], {}, 'quantity');

    const { owner } = context;
    const order = request.orderId;
    const answer = await core.submit<Order>('spot/amend-order', { owner, order, price, quantity });
    const { seq } = answer;
    const [outcome] = await withFinished(spot, owner, [order], [answer.outcome], seq, knownTo('spot', context));
    return outcome!.ok ? reply(orderOnWire(outcome!.value), seq) : { outcome: outcome!, seq };
  };
