import { c2c, chatByPeer, readChat, writeMessage } from '@quay/contract/c2c';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';

/** The conversation of the two sides of an order. */
export const chatRoutes = ({ c2c: { chat, orders } }: C2cNeeds): Served[] => [
  serve(chatByPeer, async ({ orderId, before }, context) => {
    const found = await orders.find(orderId, context.owner, await context.rows());
    if (!found) return refused(c2c['order-unknown']);
    return reply(await chat.page(found.order, context.owner, before));
  }),
  serve(writeMessage, async ({ orderId, ...written }, context) => {
    const found = await orders.find(orderId, context.owner, await context.rows());
    if (!found) return refused(c2c['order-unknown']);
    const sent = await chat.write(found.order, context.owner, written);
    return 'refusal' in sent ? { outcome: { ok: false, ...sent } } : reply(sent.message, sent.seq);
  }),
  serve(readChat, async ({ orderId, upTo }, context) => {
    const found = await orders.find(orderId, context.owner, await context.rows());
    if (!found) return refused(c2c['order-unknown']);
    await chat.read(found.order, context.owner, upTo);
    return reply({});
  }),
];
