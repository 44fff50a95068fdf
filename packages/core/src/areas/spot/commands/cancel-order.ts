import { can, spot } from '@quay/contract/spot';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { BY_OWNER, CANCELLED } from '../codes.ts';
import type { Orders } from '../orders.ts';
import { type Order, ordersTable } from '../state.ts';
import type { Trading } from '../trading.ts';

const input = { owner: id, order: id };
export type CancelOrder = RowOf<typeof input>;

export const cancelOrderShape = shape({
  name: 'spot/cancel-order',
  number: 21,
  input,
  output: codecOf<Order>(ordersTable.columns),
});

export type CancelParts = { readonly orders: Orders; readonly trading: Trading };

/** Cancels one open order: it leaves the book, and what it held is free again. */
export function cancelOrder({ orders, trading }: CancelParts): Command<never> {
  return command(
    cancelOrderShape,
    (wish: CancelOrder, at): Outcome<number> => {
      const slot = orders.find(wish.order);
      if (slot < 0 || orders.ownerOf(slot) !== wish.owner) return refuse(spot['order-not-found']);
      const may = can.cancel(orders.lifeOf(slot));
      if (!may.yes) return refuse(may.refusal);

      trading.withdraw(slot, CANCELLED, BY_OWNER, at);
      return done(slot);
    },
    (to, slot) => orders.reply(to, slot),
  );
}
