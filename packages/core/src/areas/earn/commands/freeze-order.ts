import { earn } from '@quay/contract/earn/rules';
import { codecOf, id, type RowOf, text, time } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { EarnParts } from '../parts.ts';
import { type EarnOrder, earnOrdersTable } from '../state.ts';

const input = { order: id, reason: text, until: time };
export type FreezeOrder = RowOf<typeof input>;

export const freezeOrderShape = shape({
  name: 'earn/freeze-order',
  number: 220,
  input,
  output: codecOf<EarnOrder>(earnOrdersTable.columns),
});

/** Staff keep an order of a term as it is, with a reason that its owner reads, until a time. Frozen again, it has another end. */
export function freezeOrder({ orders, terms }: EarnParts): Command<never> {
  return command(freezeOrderShape, ({ order, reason, until }: FreezeOrder, at): Outcome<EarnOrder> => {
    const row = orders.find(order);
    if (!row) return refuse(earn['order-unknown']);
    if (row.status === 'ending') return refuse(earn['not-holding']);
    if (until <= at) return refuse(earn['freeze-end-past'], {}, 'until');

    terms.freeze(row, reason, until);
    return done(row);
  });
}
