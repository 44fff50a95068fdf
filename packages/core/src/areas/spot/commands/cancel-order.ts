import { can, spot } from '@quay/contract/spot';
import { id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse } from '../../../engine/command.ts';
import type { Books } from '../books.ts';
import type { SpotNeeds } from '../needs.ts';
import type { Settlement } from '../settle.ts';
import type { Order } from '../state.ts';

const input = { owner: id, order: id };
export type CancelOrder = RowOf<typeof input>;

export type CancelParts = { readonly books: Books; readonly settlement: Settlement; readonly needs: SpotNeeds };

/** Cancels one open order: it leaves the book, and what it held is free again. */
export function cancelOrder(parts: CancelParts): Command<never> {
  return command({
    name: 'spot/cancel-order',
    number: 21,
    input,
    run(wish, at): Outcome<Order> {
      const order = parts.books.order(wish.order);
      if (order?.owner !== wish.owner) return refuse(spot['order-not-found']);
      const may = can.cancel(order);
      if (!may.yes) return refuse(may.refusal);

      cancel(parts, order, at);
      return done({ ...order });
    },
  });
}

/** What every kind of cancel does to an order. */
export function cancel({ books, settlement, needs }: CancelParts, order: Order, at: number): void {
  order.status = 'cancelled';
  order.updatedAt = at;
  settlement.releaseDownTo(order, needs.markets.get(order.market)!, 0n);
  books.end(order, true);
}
