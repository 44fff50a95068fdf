import { staff } from '@quay/contract/staff/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { type Withdrawal, withdrawalsTable } from '../state.ts';
import type { WithdrawalParts } from './request-withdrawal.ts';

const input = {
  withdrawal: id,
  by: id,
};
export type AcknowledgeReversal = RowOf<typeof input>;

export const acknowledgeReversalShape = shape({
  name: 'wallet/acknowledge-reversal',
  number: 56,
  input,
  output: codecOf<Withdrawal>(withdrawalsTable.columns),
});

/** One of staff has seen that deposits of the owner were reversed, and lets the withdrawal go on all the same. */
export function acknowledgeReversal(parts: Pick<WithdrawalParts, 'withdrawals' | 'reversals'>): Command<never> {
  const { withdrawals, reversals } = parts;
  return command(acknowledgeReversalShape, ({ by, ...request }: AcknowledgeReversal): Outcome<Withdrawal> => {
    const withdrawal = withdrawals.get(String(request.withdrawal));
    if (!withdrawal) return refuse(staff['withdrawal-unknown']);
    if (!reversals.isUnseen(withdrawal.id)) return refuse(staff['reversal-unknown']);
    reversals.acknowledge(withdrawal.id, by);
    return done(withdrawal);
  });
}
