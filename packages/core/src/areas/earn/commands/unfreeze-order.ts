import { earn } from '@quay/contract/earn/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { EarnParts } from '../parts.ts';
import { type EarnOrder, earnOrdersTable } from '../state.ts';

const input = { order: id };
export type UnfreezeOrder = RowOf<typeof input>;

export const unfreezeOrderShape = shape({
  name: 'earn/unfreeze-order',
  number: 221,
  input,
  output: codecOf<EarnOrder>(earnOrdersTable.columns),
});

/** Staff end a freeze before its time. What was due within it follows at once. */
export function unfreezeOrder({ orders, terms }: EarnParts): Command<never> {
  return command(unfreezeOrderShape, ({ order }: UnfreezeOrder): Outcome<EarnOrder> => {
    const row = orders.find(order);
    if (!row) return refuse(earn['order-unknown']);
    if (row.status !== 'frozen') return refuse(earn['not-frozen']);

    terms.unfreeze(row);
    return done(row);
  });
}
