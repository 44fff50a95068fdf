import { staff } from '@quay/contract/staff/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { HotWallets } from '../hot-wallets.ts';
import type { Withdrawals } from '../withdrawals.ts';

const input = { withdrawal: id, wallet: id };
export type AssignHotWallet = RowOf<typeof input>;

export const assignHotWalletShape = shape({
  name: 'wallet/assign-hot-wallet',
  number: 86,
  input,
  output: codecOf<AssignHotWallet>(input),
});

/**
 * A hot wallet signed an approved withdrawal before the next one took its place, and the core got no command then, such as
 * when staff had a reversed deposit to look at. Its next command is about that hot wallet.
 */
export function assignHotWallet(parts: {
  readonly withdrawals: Withdrawals;
  readonly hotWallets: HotWallets;
}): Command<never> {
  const { withdrawals, hotWallets } = parts;
  return command(assignHotWalletShape, (assigned: AssignHotWallet): Outcome<AssignHotWallet> => {
    const withdrawal = withdrawals.get(String(assigned.withdrawal));
    if (!withdrawal) return refuse(staff['withdrawal-unknown']);
    if (withdrawal.state !== 'approved') return refuse(staff['withdrawal-decided']);
    const isUsed = assigned.wallet <= hotWallets.currentOf(withdrawal.network);
    always(isUsed, `hot wallet ${assigned.wallet} of ${withdrawal.network} was never used`);
    withdrawals.wallets.record(withdrawal, assigned.wallet);
    return done(assigned);
  });
}
