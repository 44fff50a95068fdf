import type { C2cOrder } from '@quay/contract/c2c';
import type { No } from '../../../edge/envelope.ts';
import { type Asking, type Reply, told } from '../asking.ts';
import type { Taken } from '../orders/taking.ts';

/**
 * The order that was just acted on, as its asker sees it. A client that does not say which batch it has seen waits until
 * the rows have followed, because its next request would not.
 */
export async function orderReply(asking: Asking, orderId: number, seq: number): Promise<Reply<C2cOrder>> {
  if (!asking.namesBatches) await asking.rowsAfter(seq);
  return told(await asking.c2c.orders.acted(orderId, asking.owner, () => asking.rowsAfter(seq)), seq);
}

/** The same of an order that was just made. */
export async function takenReply(asking: Asking, taken: Taken | No): Promise<Reply<C2cOrder>> {
  return 'refusal' in taken ? { outcome: { ok: false, ...taken } } : orderReply(asking, taken.orderId, taken.seq);
}
