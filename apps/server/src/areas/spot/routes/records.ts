import { fills, fillsExport, openOrders, orderDetail, orderHistory, orderLinks, spot } from '@quay/contract/spot';
import { reply, type Served, serve } from '../../../edge/route.ts';
import { recordsOf } from '../../../trading/records.ts';
import { fillColumns, fillRow } from '../fills-file.ts';
import { fillOnWire, linksOnWire, orderOnWire } from '../wire.ts';

const records = recordsOf({
  product: 'spot',
  refusals: spot,
  order: orderOnWire,
  fill: fillOnWire,
  file: { columns: fillColumns, row: fillRow },
});

/** Orders and fills, as their owner sees them. */
export const recordRoutes = (): Served[] => [
  serve(openOrders, records.openOrders),
  serve(orderHistory, records.orderHistory),
  serve(orderDetail, records.orderDetail),
  serve(orderLinks, async ({ orderId }, { owner, rows }) => {
    const { spot: read } = await rows();
    return reply(linksOnWire(await read.links(owner, orderId === undefined ? undefined : Number(orderId))));
  }),
  serve(fills, records.fills),
  serve(fillsExport, records.fillsExport),
];
