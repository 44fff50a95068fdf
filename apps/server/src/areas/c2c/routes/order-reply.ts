import type { C2cOrder } from '@quay/contract/c2c';
import type { No } from '../../../edge/envelope.ts';
import type { RequestContext } from '../../../edge/request-context.ts';
import { type Reply, reply } from '../../../edge/route.ts';
import type { C2cOrders } from '../orders/orders.ts';
import type { Taken } from '../orders/taking.ts';

/**
 * The order that was just acted on, as its asker sees it. A client that does not say which batch it has seen waits until
 * the rows have followed, because its next request would not.
 */
export async function orderReply(
  orders: C2cOrders,
  context: RequestContext,
  orderId: number,
  seq: number,
): Promise<Reply<C2cOrder>> {
  if (!context.namesBatches) await context.rowsAfter(seq);
  return reply(await orders.acted(orderId, context.owner, () => context.rowsAfter(seq)), seq);
}

/** The same of an order that was just made. */
export async function takenReply(
  orders: C2cOrders,
  context: RequestContext,
  taken: Taken | No,
): Promise<Reply<C2cOrder>> {
  return 'refusal' in taken
    ? { outcome: { ok: false, ...taken } }
    : orderReply(orders, context, taken.orderId, taken.seq);
}
