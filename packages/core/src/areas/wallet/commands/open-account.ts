import { least } from '@quay/money';
import type { Rows } from '../../../engine/changes.ts';
import { codecOf, id, oneOf, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { isSystemAccount, systemAccounts } from '../../../ledger/system-accounts.ts';
import { type Holder, type HolderKind, holderKinds } from '../state.ts';

/** What a new account gets in a simulated market, as [asset, amount], as far as there is room. Empty in a real one. */
export type PracticeFunds = Readonly<Record<HolderKind, readonly (readonly [asset: string, amount: bigint])[]>>;

const input = { owner: id, kind: oneOf(holderKinds) };

export const openAccountShape = shape({
  name: 'wallet/open-account',
  number: 11,
  input,
  output: codecOf<{ owner: number }>({ owner: id }),
});

/**
 * Opens the accounts of a new owner, with practice coins where the market is simulated. Opening them again changes
 * nothing, so a sign-up that was cut off can be finished at any time.
 */
export function openAccount(holders: Rows<Holder>, ledger: Ledger, practice: PracticeFunds): Command<never> {
  return command(openAccountShape, ({ owner, kind }: RowOf<typeof input>, at): Outcome<{ owner: number }> => {
    if (holders.get(String(owner))) return done({ owner });

    always(!isSystemAccount(owner), 'an account of the house is no holder');
    holders.add({ owner, kind, openedAt: at });
    for (const [asset, most] of practice[kind]) {
      const amount = least(most, ledger.room(asset));
      ledger.post(owner, at, [
        { account: ledger.account(systemAccounts.outside, 'spot', asset), amount: -amount, cause: 'practice-funds' },
        { account: ledger.account(owner, 'spot', asset), amount, cause: 'practice-funds' },
      ]);
    }
    return done({ owner });
  });
}
