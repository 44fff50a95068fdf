import { staff } from '@quay/contract/staff/rules';
import { codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { HotWallets } from '../hot-wallets.ts';
import { type Withdrawal, withdrawalsTable } from '../state.ts';
import type { WithdrawalParts } from './request-withdrawal.ts';

const input = {
  withdrawal: id,
  nonce: id,
  txHash: text,
  raw: text,
};
export type SignWithdrawal = RowOf<typeof input>;

export const signWithdrawalShape = shape({
  name: 'wallet/sign-withdrawal',
  number: 46,
  input,
  output: codecOf<Withdrawal>(withdrawalsTable.columns),
});

/**
 * Writes the signed bytes down before anybody sends them. A dearer one of the same nonce may replace them. Another
 * nonce would pay a second time, so that it is a fault. What is not signed yet is refused while staff have a reversed
 * deposit of the owner to look at, or the owner has a debt: such bytes are never sent. The hot wallet that pays is the
 * one that pays on its network when it is signed first.
 */
export function signWithdrawal(
  parts: Pick<WithdrawalParts, 'withdrawals' | 'reversals' | 'debts'> & { readonly hotWallets: HotWallets },
): Command<never> {
  const { withdrawals, reversals, debts, hotWallets } = parts;
  return command(signWithdrawalShape, ({ nonce, txHash, raw, ...request }: SignWithdrawal): Outcome<Withdrawal> => {
    const withdrawal = withdrawals.get(String(request.withdrawal));
    if (!withdrawal) return refuse(staff['withdrawal-unknown']);
    const { id, owner, state, network } = withdrawal;
    always(state !== 'reviewing', `withdrawal ${id} was signed before it was approved`);
    always(state === 'approved' || withdrawal.nonce === nonce, `withdrawal ${id} was signed under two nonces`);
    if (state === 'approved' && reversals.isUnseen(id)) return refuse(staff['withdrawal-reversal']);
    if (state === 'approved' && debts.of(owner).length > 0) return refuse(staff['withdrawal-debt']);
    const isNew = state === 'approved' && !withdrawals.wallets.has(withdrawal);
    const wallet = isNew ? hotWallets.currentOf(network) : withdrawals.wallets.of(id);
    const payee = wallet === undefined ? undefined : withdrawals.ofNonce(network, nonce, wallet);
    always(!payee || payee === withdrawal, `nonce ${nonce} of ${network} would pay withdrawal ${id} and another one`);
    if (withdrawal.txHash === txHash) return done(withdrawal);

    if (isNew && wallet !== undefined && wallet > 0) withdrawals.wallets.record(withdrawal, wallet);
    withdrawal.state = 'broadcasting';
    withdrawal.nonce = nonce;
    withdrawal.txHash = txHash;
    withdrawal.raw = raw;
    withdrawals.touch(withdrawal);
    return done(withdrawal);
  });
}
