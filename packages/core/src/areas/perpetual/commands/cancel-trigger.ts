import { perpetual } from '@quay/contract/perpetual/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { PerpetualParts } from '../parts.ts';
import { type TriggerRow, triggersTable } from '../trigger-state.ts';

const input = { owner: id, trigger: id };
export type CancelTrigger = RowOf<typeof input>;

export const cancelTriggerShape = shape({
  name: 'perpetual/cancel-trigger',
  number: 133,
  input,
  output: codecOf<TriggerRow>(triggersTable.columns),
});

/** Cancels a trigger that stands. What it has closed stays closed. */
export function cancelTrigger({ triggers }: Pick<PerpetualParts, 'triggers'>): Command<never> {
  return command(cancelTriggerShape, ({ owner, trigger }: CancelTrigger, at): Outcome<TriggerRow> => {
    const row = triggers.get(String(trigger));
    if (row?.owner !== owner) return refuse(perpetual['trigger-not-found']);
    triggers.cancel(row, 'owner', at);
    return done(row);
  });
}
