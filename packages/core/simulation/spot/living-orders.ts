import type { Order } from '../../src/index.ts';
import { wrong } from '../auditor/wrong.ts';

/** Holds the living orders that a core came back with against those that the journal has. */
export function compareOrders(orders: Iterable<Order>, live: ReadonlyMap<number, { readonly row: Order }>): void {
  let count = 0;
  for (const row of orders) {
    const known = live.get(row.id)?.row;
    const same = known && known.seat === row.seat && known.status === row.status && known.held === row.held;
    if (!same || known.filledQuantity !== row.filledQuantity) wrong(`I32 order ${row.id} came back different`);
    count += 1;
  }
  if (count !== live.size) wrong(`I32 ${live.size - count} orders did not come back`);
}
