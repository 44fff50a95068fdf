import type { Area } from '../../engine/area.ts';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { openAccount, type PracticeFunds } from './commands/open-account.ts';
import { type Holder, holdersTable } from './state.ts';

export type Holders = Rows<Holder>;

/** Apart from the area, because the ledger asks who a desk is. */
export const holdersOf = (changes: Changes): Holders => new Rows(holdersTable, changes);

/** Who holds accounts. */
export function walletArea(holders: Holders, ledger: Ledger, practice: PracticeFunds): Area {
  return {
    name: 'wallet',
    state: [holders],
    logs: [],
    commands: [openAccount(holders, ledger, practice)],
    due: () => [],
    rebuild: () => {},
    invariants: [],
  };
}
