import { perpetual } from '@quay/contract/perpetual/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { PerpetualParts } from '../parts.ts';
import { basisOfOrder, basisOfPosition } from '../trigger-basis.ts';
import { type TriggerRow, triggersTable } from '../trigger-state.ts';
import { termsRefusal } from '../trigger-terms.ts';
import { triggerInput } from './set-triggers.ts';

const input = { owner: id, trigger: id, ...triggerInput };
export type EditTrigger = RowOf<typeof input>;

export const editTriggerShape = shape({
  name: 'perpetual/edit-trigger',
  number: 132,
  input,
  output: codecOf<TriggerRow>(triggersTable.columns),
});

/** Says anew what a trigger that stands is set to; its kind and what it belongs to stay. It begins again. */
export function editTrigger(parts: PerpetualParts): Command<never> {
  const { positions, orders, triggers, funding } = parts;
  return command(editTriggerShape, ({ owner, trigger, ...said }: EditTrigger, at): Outcome<TriggerRow> => {
    const row = triggers.get(String(trigger));
    if (row?.owner !== owner) return refuse(perpetual['trigger-not-found']);
    funding.settle(owner, at);
    const terms = { kind: row.kind, ...said };
    // What its order traded is its quantity, and nobody says it.
    if (row.order !== null && terms.quantity !== null) {
      return refuse(perpetual['trigger-field-not-here'], {}, 'quantity');
    }
    const basis =
      row.status === 'waiting'
        ? basisOfOrder(parts, orders.find(row.order!))
        : basisOfPosition(parts, positions.find(owner, row.contract)!, at);
    const wrong = termsRefusal(terms, basis);
    if (wrong) return wrong;
    triggers.edit(row, terms, at);
    return done(row);
  });
}
