import { type C2cOrder, c2c } from '@quay/contract/c2c';
import type { No } from '../../../edge/envelope.ts';
import { type Asking, type Reply, refused, told } from '../asking.ts';
import type { Taken } from '../orders/taking.ts';

/** An order as its asker sees it, no older than what was just done to it. */
export async function orderTold(asking: Asking, orderId: number, seq: number): Promise<Reply<C2cOrder>> {
  const rows = await asking.rowsAfter(seq);
  const found = await asking.c2c.orders.find(orderId, asking.owner, rows);
  if (!found) return refused(c2c['order-unknown']);
  return told(await asking.c2c.orders.onWire(found.order, asking.owner, rows), seq);
}

/** The same of an order that was just made. */
export async function takenTold(asking: Asking, taken: Taken | No): Promise<Reply<C2cOrder>> {
  return 'refusal' in taken ? { outcome: { ok: false, ...taken } } : orderTold(asking, taken.order.id, taken.seq);
}
