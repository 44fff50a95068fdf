import type { Area } from '../../engine/area.ts';
import { Closures } from './closures.ts';
import { closeAccount } from './commands/close-account.ts';
import { endClosures, endClosuresShape } from './commands/end-closures.ts';
import { keepAccount } from './commands/keep-account.ts';
import { lookClosure } from './commands/look-closure.ts';
import { accountInvariants } from './invariants.ts';
import type { AccountNeeds } from './needs.ts';
import { Remains } from './remains.ts';

export type AccountArea = Area & { readonly closures: Closures };

/** How an account ends: asked for by its owner, after a wait, with nothing left in it. */
export function accountArea(needs: AccountNeeds): AccountArea {
  const closures = new Closures(needs.changes);
  const remains = new Remains(needs);
  const parts = { closures, remains, guard: needs.guard };
  return {
    name: 'account',
    closures,
    state: [closures],
    logs: [],
    commands: [closeAccount(parts), keepAccount(parts), endClosures(parts), lookClosure(parts)],
    due: (now) => (closures.isDue(now) ? [{ name: endClosuresShape.name, input: {} }] : []),
    rebuild: () => closures.rebuild(),
    invariants: accountInvariants(closures, remains),
  };
}
