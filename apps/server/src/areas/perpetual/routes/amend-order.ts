import { type amendOrder, perpetual } from '@quay/contract/perpetual';
import type { Order } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { knownTo, withFinished } from '../../../trading/finished.ts';
import { unitsOf } from '../../../trading/units-of.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { recordsOnWire } from '../wire.ts';

export const amendOrderRoute =
  ({ core, contracts }: Pick<PerpetualNeeds, 'core' | 'contracts'>): Route<typeof amendOrder> =>
  async (request, context) => {
    const price = unitsOf(request.price);
    if (price === undefined) return refused(perpetual['price-malformed'], {}, 'price');
    const quantity = unitsOf(request.quantity);
    if (quantity === undefined) return refused(perpetual['quantity-malformed'], {}, 'quantity');

    const { owner } = context;
    const order = request.orderId;
    const answer = await core.submit<Order>('perpetual/amend-order', { owner, order, price, quantity });
    const { seq } = answer;
    const known = knownTo('perpetual', context);
    const [outcome] = await withFinished(perpetual, owner, [order], [answer.outcome], seq, known);
    return outcome!.ok ? reply(recordsOnWire(contracts).order(outcome!.value), seq) : { outcome: outcome!, seq };
  };
