import { orderMoves } from '@quay/contract/trading';
import { text, units } from '@quay/money';
import type { OwnOrder } from '../market/own-order.ts';
import { wayToStop } from '../ticket/order-kind.ts';
import type { Order } from './order.ts';

/** Whether an order has not ended: it waits for its price, or rests in the book. */
export function isLive({ status }: Pick<Order, 'status'>): boolean {
  return orderMoves[status].length > 0;
}

/** Of two tellings of one order the later: what is finished stays so, fills only grow, and what woke does not wait again. */
export function later(held: Order | undefined, received: Order): Order {
  if (!held) return received;
  if (!isLive(held)) return held;
  if (!isLive(received)) return received;
  const grown = units(received.filledQuantity) - units(held.filledQuantity);
  if (grown !== 0n) return grown > 0n ? received : held;
  if (held.status !== received.status) return received.status === 'open' ? received : held;
  return received.updatedAt >= held.updatedAt ? received : held;
}

/**
 * How much of an order has traded: 0 to 1, for the tick rule. Figures for reading come from the order itself.
 * An order that names an amount is filled when what is left of it buys no whole step more.
 */
export function filledShare(order: Order): number {
  if (order.status === 'filled') return 1;
  const [done, whole] =
    order.quantity !== null
      ? [units(order.filledQuantity), units(order.quantity)]
      : [units(order.filledAmount), units(order.amount ?? '0')];
  return whole > 0n ? Number((done * 1000n) / whole) / 1000 : 0;
}

/** What is left of an order that names a quantity. */
export function remaining(order: Order): string | null {
  return order.quantity === null ? null : text(units(order.quantity) - units(order.filledQuantity));
}

/** Where the chart marks orders: at their price in the book, or at the price that they wait for. */
export function markedOrders(orders: readonly Order[]): OwnOrder[] {
  return orders.flatMap((order) => {
    const stop = order.status === 'waiting';
    const price = stop ? order.stopPrice : order.price;
    return price === null
      ? []
      : [{ orderId: order.orderId, side: order.side, price, quantity: remaining(order), stop }];
  });
}

/** Which way its price has to go until a pending order triggers; null when it does not wait, or is there. */
export function triggersWhen(order: Order, last: string | undefined, follows?: 'mark'): 'falls' | 'rises' | null {
  if (follows === 'mark' && order.status === 'waiting') return order.side === 'buy' ? 'rises' : 'falls';
  if (order.status !== 'waiting' || order.stopPrice === null || last === undefined) return null;
  return wayToStop(units(order.stopPrice), units(last));
}

/** The state as people name it: an open order that has traded is partly filled. */
export function shownStatus(order: Order): Order['status'] | 'partly' {
  return order.status === 'open' && units(order.filledQuantity) > 0n ? 'partly' : order.status;
}
