import { earn, mayOrder } from '@quay/contract/earn/rules';
import { amount, codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { checkedOrder } from '../checked-order.ts';
import type { EarnParts } from '../parts.ts';
import { type EarnOrder, earnOrdersTable } from '../state.ts';

/** `penalty` is what the owner was shown that it costs. */
const input = { owner: id, order: id, penalty: amount };
export type ExitEarly = RowOf<typeof input>;

export const exitEarlyShape = shape({
  name: 'earn/exit-early',
  number: 218,
  input,
  output: codecOf<EarnOrder>(earnOrdersTable.columns),
});

/** The owner leaves a term before its end: the sum is back at once, less a penalty for each day left. Income that was paid stays paid. */
export function exitEarly({ orders, terms }: EarnParts): Command<never> {
  return command(exitEarlyShape, ({ owner, order, penalty: shown }: ExitEarly, at): Outcome<EarnOrder> => {
    const row = orders.ofOwner(order, owner);
    if (!row) return refuse(earn['order-unknown']);
    const may = mayOrder.exit(checkedOrder(row), at);
    if (!may.yes) return refuse(may.refusal);
    const penalty = terms.penalty(row, at);
    if (penalty !== shown) return refuse(earn['penalty-changed'], { penalty, coin: row.asset });

    terms.leave(row, at);
    return done(row);
  });
}
