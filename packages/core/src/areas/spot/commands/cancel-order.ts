import { can, spot } from '@quay/contract/spot';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { BY_OWNER, CANCELLED } from '../../../trading/order-codes.ts';
import type { Order } from '../../../trading/tables.ts';
import type { TradingParts } from '../../../trading/trading-area.ts';
import { ordersTable } from '../product.ts';

const input = { owner: id, order: id };
export type CancelOrder = RowOf<typeof input>;

export const cancelOrderShape = shape({
  name: 'spot/cancel-order',
  number: 21,
  input,
  output: codecOf<Order>(ordersTable.columns),
});

/** Cancels one open order: it leaves the book, and what it held is free again. */
export function cancelOrder({ orders, matchLoop }: Pick<TradingParts, 'orders' | 'matchLoop'>): Command<never> {
  return command(
    cancelOrderShape,
    (request: CancelOrder, at): Outcome<number> => {
      const slot = orders.find(request.order);
      if (slot < 0 || orders.ownerOf(slot) !== request.owner) return refuse(spot['order-not-found']);
      const may = can.cancel(orders.lifeOf(slot));
      if (!may.yes) return refuse(may.refusal);

      matchLoop.withdraw(slot, CANCELLED, BY_OWNER, at);
      return done(slot);
    },
    (to, slot) => orders.reply(to, slot),
  );
}
