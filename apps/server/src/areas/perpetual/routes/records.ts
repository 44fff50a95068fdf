import { fills, fillsExport, openOrders, orderDetail, orderHistory, perpetual } from '@quay/contract/perpetual';
import { type Served, serve } from '../../../edge/route.ts';
import { recordsOf } from '../../../trading/records.ts';
import { fillColumns, fillRowOf } from '../fills-file.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { recordsOnWire } from '../wire.ts';

/** Orders and fills of contracts, as their owner sees them. */
export function recordRoutes({ contracts }: Pick<PerpetualNeeds, 'contracts'>): Served[] {
  const { order, fill } = recordsOnWire(contracts);
  const file = { columns: fillColumns, row: fillRowOf(fill) };
  const records = recordsOf({
    product: 'perpetual',
    refusals: perpetual,
    order,
    fill,
    file,
    marketsOf: (book) => contracts.symbolsOf(book),
  });
  return [
    serve(openOrders, records.openOrders),
    serve(orderHistory, records.orderHistory),
    serve(orderDetail, records.orderDetail),
    serve(fills, records.fills),
    serve(fillsExport, records.fillsExport),
  ];
}
