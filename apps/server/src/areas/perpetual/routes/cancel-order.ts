import { type cancelOrder, perpetual } from '@quay/contract/perpetual';
import type { Order } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import { knownTo, withFinished } from '../../../trading/finished.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { recordsOnWire } from '../wire.ts';

export const cancelOrderRoute =
  ({ core, contracts }: PerpetualNeeds): Route<typeof cancelOrder> =>
  async ({ orderId }, context) => {
    const { owner } = context;
    const answer = await core.submit<Order>('perpetual/cancel-order', { owner, order: orderId });
    const { seq } = answer;
    const known = knownTo('perpetual', context);
    const [outcome] = await withFinished(perpetual, owner, [orderId], [answer.outcome], seq, known);
    return outcome!.ok ? reply(recordsOnWire(contracts).order(outcome!.value), seq) : { outcome: outcome!, seq };
  };
