import { perpetual } from '@quay/contract/perpetual/rules';
import { codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { type Dated, datedTable, datedTermColumns } from '../dated-state.ts';
import type { PerpetualParts } from '../parts.ts';
import { listingColumns } from '../state.ts';
import { tierInput } from '../tier-terms.ts';

const { symbol: _symbol, ...terms } = listingColumns;

/** `root` is what its symbol begins with; `staff` who decided it, 0 for one that is listed with the market. */
const input = { root: text, ...terms, ...tierInput, ...datedTermColumns, staff: id };
export type ListDelivery = RowOf<typeof input>;

export const listDeliveryShape = shape({
  name: 'perpetual/list-delivery',
  number: 188,
  input,
  output: codecOf<Dated>(datedTable.columns),
});

/**
 * Lists a dated contract with its first tiers; its end and its symbol follow from its term. Where one of the same root and
 * term is not settled, it gives that one: listing again changes nothing. Its successors are listed as contracts settle.
 */
export function listDelivery({ dating }: Pick<PerpetualParts, 'dating'>): Command<never> {
  return command(listDeliveryShape, ({ root, cap, rows, ...request }: ListDelivery, at): Outcome<Dated> => {
    const listed = dating.living(root, request.term);
    if (listed) return done(listed);
    const { term, weekMs, windowMs, deliveryFeeRate, staff, ...terms } = request;
    const dated = { root, term, weekMs, windowMs, deliveryFeeRate };
    const row = dating.arePossible(dated) ? dating.list(dated, terms, { cap, rows }, staff, at) : undefined;
    return row ? done(row) : refuse(perpetual['delivery-terms-impossible']);
  });
}
