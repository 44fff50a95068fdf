import { fills, fillsExport, openOrders, orderDetail, orderHistory, spot } from '@quay/contract/spot';
import { type Served, serve } from '../../../edge/route.ts';
import { recordsOf } from '../../../trading/records.ts';
import { fillColumns, fillRow } from '../fills-file.ts';
import { fillOnWire, orderOnWire } from '../wire.ts';

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
  serve(fills, records.fills),
  serve(fillsExport, records.fillsExport),
];
