import { credit } from '@quay/contract/credit/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { CreditParts } from '../parts.ts';
import { type CreditLoan, creditLoansTable } from '../state.ts';

const input = { owner: id, loan: id };
export type Withdraw = RowOf<typeof input>;

export const withdrawShape = shape({
  name: 'credit/withdraw',
  number: 235,
  input,
  output: codecOf<CreditLoan>(creditLoansTable.columns),
});

/** The applicant takes the application back, or does not take what was offered. Nothing was paid out, and nothing is owed. */
export function withdraw({ loans, pool }: Pick<CreditParts, 'loans' | 'pool'>): Command<never> {
  return command(withdrawShape, ({ owner, loan: wanted }: Withdraw, at): Outcome<CreditLoan> => {
    const loan = loans.find(wanted);
    if (loan?.owner !== owner) return refuse(credit['loan-unknown']);
    const { status, principal, asked } = loan;
    if (status !== 'reviewing' && status !== 'offered') return refuse(credit['not-withdrawable']);

    if (status === 'offered') pool.release(loan);
    Object.assign(loan, { status: 'withdrawn', offerEndsAt: null, endedAt: at });
    loans.note(loan, 'withdrawn', at, { amount: status === 'offered' ? principal : asked });
    return done(loan);
  });
}
