import { codecOf, id, oneOf, type RowOf } from '../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../engine/command.ts';
import type { Freezes } from '../freezes.ts';
import { type AccountFreeze, accountFreezesTable, freezers } from '../state.ts';

const input = { owner: id, by: oneOf(freezers) };
export type FreezeAccount = RowOf<typeof input>;

export const freezeAccountShape = shape({
  name: 'guard/freeze-account',
  number: 72,
  input,
  output: codecOf<AccountFreeze>(accountFreezesTable.columns),
});

/** Stops an account. Again changes nothing, but that one its owner has stopped becomes one that staff have. */
export function freezeAccount(freezes: Freezes): Command<never> {
  return command(freezeAccountShape, ({ owner, by }: FreezeAccount, at): Outcome<AccountFreeze> => {
    const known = freezes.get(String(owner));
    if (!known) return done(freezes.add({ owner, by, since: at, state: 'frozen' }));
    if (by === 'staff' && known.by === 'owner') freezes.touch(Object.assign(known, { by }));
    return done(known);
  });
}
