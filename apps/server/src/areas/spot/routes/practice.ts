import {
  cancelAll,
  cancelOrder,
  type Fill,
  fills,
  openOrders,
  orderDetail,
  orderHistory,
  placeOrder,
  spot,
} from '@quay/contract/spot';
import type { CancelAllDemo, CancelDemoOrder, DemoFill, Order } from '@quay/core';
import { text } from '@quay/money';
import { pageOf, spanOf } from '../../../edge/page.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { SpotNeeds } from '../needs.ts';
import { requestOf } from '../order-request.ts';
import { feeCoinOf, orderOnWire } from '../wire.ts';

/** More fills than one order can have shown. */
const FILLS_MAX = 500;

const fillOnWire = ({ id, order, market, side, role, price, quantity, amount, fee, at }: DemoFill): Fill => ({
  ...{ tradeId: id, orderId: order, symbol: market, side, role, price: text(price), quantity: text(quantity) },
  ...{ amount: text(amount), fee: text(fee), feeCoin: feeCoinOf(side, market), at },
});

/** The calls of spot as a session of the demo is answered: the same words, by the demo's commands and rows. */
export const practiceRoutes = ({ core }: Pick<SpotNeeds, 'core'>): Served[] => [
  serve(placeOrder, async (request, context) => {
    const proposal = requestOf(context.owner, request);
    if ('refusal' in proposal) return { outcome: proposal };
    const { outcome, seq } = await core.submit<Order>('demo/place-order', proposal);
    return outcome.ok ? reply(orderOnWire(outcome.value), seq) : { outcome, seq };
  }),
  serve(cancelOrder, async ({ orderId }, context) => {
    const { owner } = context;
    const input = { owner, order: orderId } satisfies CancelDemoOrder;
    const { outcome, seq } = await core.submit<Order>('demo/cancel-order', input);
    if (outcome.ok) return reply(orderOnWire(outcome.value), seq);
    // The core forgets orders when they are over; the rows know them.
    const known = await (await context.rows(seq)).demo.order(owner, orderId);
    return known ? { ...refused(spot['order-finished']), seq } : { outcome, seq };
  }),
  serve(cancelAll, async ({ symbol }, { owner }) => {
    const input = { owner, symbol: symbol ?? null } satisfies CancelAllDemo;
    const { outcome, seq } = await core.submit<{ readonly cancelled: number[] }>('demo/cancel-all', input);
    return outcome.ok ? reply(outcome.value, seq) : { outcome, seq };
  }),
  serve(openOrders, async ({ symbol }, context) =>
    reply((await (await context.rows()).demo.openOrders(context.owner, symbol)).map(orderOnWire)),
  ),
  serve(orderHistory, async (request, context) => {
    const { symbol: market, side, type, status } = request;
    const wanted = { market, side, type, status, ...spanOf(request), ...pageOf(request) };
    return reply((await (await context.rows()).demo.history(context.owner, wanted)).map(orderOnWire));
  }),
  serve(orderDetail, async ({ orderId }, { owner, rows: read }) => {
    const { demo } = await read();
    const found = await demo.order(owner, Number(orderId));
    if (!found) return refused(spot['order-not-found']);
    const own = await demo.fills(owner, { order: found.id, size: FILLS_MAX });
    return reply({ order: orderOnWire(found), fills: own.map(fillOnWire).reverse() });
  }),
  serve(fills, async (request, context) => {
    const wanted = { market: request.symbol, side: request.side, ...spanOf(request), ...pageOf(request) };
    return reply((await (await context.rows()).demo.fills(context.owner, wanted)).map(fillOnWire));
  }),
];
