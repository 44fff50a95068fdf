import { perpetual } from '@quay/contract/perpetual/rules';
import { trading } from '@quay/contract/trading/rules';
import { codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { type Dated, datedTable } from '../dated-state.ts';
import type { PerpetualParts } from '../parts.ts';

/** `staff` is who decided it, with somebody else of staff: the journal keeps the command as evidence. */
const input = { contract: text, staff: id };
export type SettleAtIndex = RowOf<typeof input>;

export const settleAtIndexShape = shape({
  name: 'perpetual/settle-at-index',
  number: 190,
  input,
  output: codecOf<Dated>(datedTable.columns),
});

/**
 * Settles a dated contract, where too few samples came for as long as it was tried, at the newest index of before that was
 * given up. So neither who decides nor when is a choice of the price.
 */
export function settleAtIndex({ contracts, delivery }: Pick<PerpetualParts, 'contracts' | 'delivery'>): Command<never> {
  return command(settleAtIndexShape, ({ contract: symbol, staff }: SettleAtIndex, at): Outcome<Dated> => {
    if (!contracts.get(symbol)) return refuse(trading['symbol-unknown'], { symbol }, 'symbol');
    const settled = delivery.settleAtIndex(symbol, staff, at);
    return settled ? done(settled) : refuse(perpetual['settlement-not-overdue']);
  });
}
