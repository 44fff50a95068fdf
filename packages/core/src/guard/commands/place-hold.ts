import { codecOf, id, type RowOf, text, time } from '../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../engine/command.ts';
import type { Holds } from '../holds.ts';
import { type AccountHold, accountHoldsTable } from '../state.ts';

const input = { owner: id, reason: text, until: time };
export type PlaceHold = RowOf<typeof input>;

export const placeHoldShape = shape({
  name: 'guard/place-hold',
  number: 70,
  input,
  output: codecOf<AccountHold>(accountHoldsTable.columns),
});

/**
 * Nothing leaves the owner until then. A hold is only ever lengthened; one that would be over already gives what it
 * would have been and changes nothing.
 */
export function placeHold(holds: Holds): Command<never> {
  return command(placeHoldShape, ({ owner, reason, until }: PlaceHold, at): Outcome<AccountHold> => {
    if (until <= at) return done({ owner, reason, since: at, until, state: 'over' });
    return done(holds.place(owner, reason, at, until));
  });
}
