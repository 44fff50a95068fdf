import { earn, earnBooks, mayOrder, takeOutAt } from '@quay/contract/earn/rules';
import { codecOf, id, oneOf, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { checkedOrder } from '../checked-order.ts';
import type { EarnParts } from '../parts.ts';
import { type EarnOrder, earnOrdersTable } from '../state.ts';

/** `book` is where the coins go. */
const input = { owner: id, order: id, book: oneOf(earnBooks) };
export type TakeOut = RowOf<typeof input>;

export const takeOutShape = shape({
  name: 'earn/take-out',
  number: 219,
  input,
  output: codecOf<EarnOrder>(earnOrdersTable.columns),
});

const MINUTE_MS = 60_000;

/** The owner of a machine takes out what it has earned: after half a day, and then each half day. */
export function takeOut({ orders, terms }: EarnParts): Command<never> {
  return command(takeOutShape, ({ owner, order, book }: TakeOut, at): Outcome<EarnOrder> => {
    const row = orders.ofOwner(order, owner);
    if (!row) return refuse(earn['order-unknown']);
    const may = mayOrder.takeOut(checkedOrder(row), at);
    if (!may.yes) return refuse(may.refusal, { minutes: Math.ceil((takeOutAt(row) - at) / MINUTE_MS) });

    terms.takeOut(row, book, at);
    return done(row);
  });
}
