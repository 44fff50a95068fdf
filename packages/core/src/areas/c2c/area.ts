import type { Area } from '../../engine/area.ts';
import type { Changes } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Claim, Ledger } from '../../ledger/ledger.ts';
import { payDeposit } from './commands/pay-deposit.ts';
import { returnDeposit } from './commands/return-deposit.ts';
import { Deposits } from './deposits.ts';

export type C2cArea = Area & {
  readonly deposits: Deposits;
  /** What held deposits keep frozen. */
  claims(): Iterable<Claim>;
};

/** What merchants leave with the house. */
export function c2cArea(changes: Changes, sequences: Sequences, ledger: Ledger): C2cArea {
  const deposits = new Deposits(changes);
  const parts = { deposits, ledger, depositIds: sequences.of('deposit') };
  return {
    name: 'c2c',
    deposits,
    state: [deposits],
    logs: [],
    commands: [payDeposit(parts), returnDeposit(parts)],
    due: () => [],
    rebuild: () => deposits.rebuild(),
    invariants: [],
    *claims() {
      for (const { owner, asset, amount, state } of deposits.values()) {
        if (state === 'held') yield { owner, book: 'spot', asset, amount };
      }
    },
  };
}
