import { c2c, timeline, timelineKey } from '@quay/contract/c2c';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';

/** What happened to an order, signed, and the key that proves it. */
export const timelineRoutes = ({ c2c: { orders, timelines } }: C2cNeeds): Served[] => [
  serve(timeline, async ({ orderId }, context) => {
    const found = await orders.find(Number(orderId), context.owner, await context.rows());
    if (!found) return refused(c2c['order-unknown']);
    return reply(await timelines.exported(found.order, (atLeast) => context.rows(atLeast)));
  }),
  serve(timelineKey, () => reply({ publicKey: timelines.publicKey })),
];
