import { type cancelOrder, spot } from '@quay/contract/spot';
import type { Order } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import { knownTo, withFinished } from '../../../trading/finished.ts';
import type { SpotNeeds } from '../needs.ts';
import { orderOnWire } from '../wire.ts';

export const cancelOrderRoute =
  ({ core }: SpotNeeds): Route<typeof cancelOrder> =>
  async ({ orderId }, context) => {
    const { owner } = context;
    const answer = await core.submit<Order>('spot/cancel-order', { owner, order: orderId });
    const { seq } = answer;
    const [outcome] = await withFinished(spot, owner, [orderId], [answer.outcome], seq, knownTo('spot', context));
    return outcome!.ok ? reply(orderOnWire(outcome!.value), seq) : { outcome: outcome!, seq };
  };
