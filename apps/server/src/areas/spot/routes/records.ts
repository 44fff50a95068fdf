import { fills, fillsExport, openOrders, orderDetail, orderHistory, spot } from '@quay/contract/spot';
import { csvOf } from '../../../edge/csv.ts';
import { pageOf, spanOf } from '../../../edge/page.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { fillColumns, fillRow } from '../fills-file.ts';
import { fillOnWire, orderOnWire } from '../wire.ts';

/** More fills than one order can have shown; the newest of them, when it has more. */
const FILLS_MAX = 500;

/** Orders and fills, as their owner sees them. */
export const recordRoutes = (): Served[] => [
  serve(openOrders, async (request, context) => {
    const rows = await context.rows();
    return reply((await rows.spot.openOrders(context.owner, request.symbol)).map(orderOnWire));
  }),
  serve(orderHistory, async (request, context) => {
    const { symbol: market, side, type, status } = request;
    const rows = await context.rows();
    const wanted = { market, side, type, status, ...spanOf(request), ...pageOf(request) };
    return reply((await rows.spot.history(context.owner, wanted)).map(orderOnWire));
  }),
  serve(orderDetail, async (request, context) => {
    const rows = await context.rows();
    const id = Number(request.orderId);
    const order = await rows.spot.order(context.owner, id);
    if (!order) return refused(spot['order-not-found']);
    const trades = await rows.spot.fills(context.owner, { order: id, size: FILLS_MAX });
    return reply({
      order: orderOnWire(order),
      fills: trades.map((trade) => fillOnWire(trade, context.owner)).reverse(),
    });
  }),
  serve(fills, async (request, context) => {
    const { owner } = context;
    const rows = await context.rows();
    const wanted = { market: request.symbol, side: request.side, ...spanOf(request), ...pageOf(request) };
    return reply((await rows.spot.fills(owner, wanted)).map((trade) => fillOnWire(trade, owner)));
  }),
  serve(fillsExport, async (request, context) => {
    const { owner } = context;
    const rows = await context.rows();
    const wanted = { market: request.symbol, side: request.side, ...spanOf(request) };
    const file = await csvOf(fillColumns, async (after, size) =>
      (await rows.spot.fillsUpwards(owner, { ...wanted, after, size })).map((trade) => fillRow(trade, owner)),
    );
    return reply(file);
  }),
];
