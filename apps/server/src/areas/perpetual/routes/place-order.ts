import type { placeOrder } from '@quay/contract/perpetual';
import type { Order } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { requestOf } from '../order-request.ts';
import { recordsOnWire } from '../wire.ts';

export const placeOrderRoute =
  ({ core, contracts }: PerpetualNeeds): Route<typeof placeOrder> =>
  async (request, context) => {
    const proposal = requestOf(context.owner, request);
    if ('refusal' in proposal) return { outcome: proposal };
    const { outcome, seq } = await core.submit<Order>('perpetual/place-order', proposal);
    return outcome.ok ? reply(recordsOnWire(contracts).order(outcome.value), seq) : { outcome, seq };
  };
