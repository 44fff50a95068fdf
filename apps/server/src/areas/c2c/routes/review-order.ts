import { plainText } from '@quay/contract';
import { c2c, type reviewOrder } from '@quay/contract/c2c';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';

export const reviewOrderRoute =
  ({ c2c: { orders } }: C2cNeeds): Route<typeof reviewOrder> =>
  async ({ orderId, good, text = '' }, context) => {
    const rows = await context.rows();
    const own = await orders.find(orderId, context.owner, rows);
    if (!own) return refused(c2c['order-unknown']);
    const no = await orders.review(own, { good, text: plainText(text) });
    if (no) return refused(no.refusal, no.params);
    return reply(await orders.onWire(own.order, context.owner, rows));
  };
