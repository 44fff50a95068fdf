import { codecOf, flag, id, type RowOf } from '../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../engine/command.ts';
import type { Freezes } from '../freezes.ts';

const input = { owner: id };
export type UnfreezeAccount = RowOf<typeof input>;

export const unfreezeAccountShape = shape({
  name: 'guard/unfreeze-account',
  number: 73,
  input,
  output: codecOf<{ opened: boolean }>({ opened: flag }),
});

/** Opens an account that was stopped; one that is open stays so. */
export function unfreezeAccount(freezes: Freezes): Command<never> {
  return command(unfreezeAccountShape, ({ owner }: UnfreezeAccount): Outcome<{ opened: boolean }> => {
    const known = freezes.get(String(owner));
    if (!known) return done({ opened: false });
    known.state = 'open';
    freezes.retire(known);
    return done({ opened: true });
  });
}
