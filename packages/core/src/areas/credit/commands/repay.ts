import { credit } from '@quay/contract/credit/rules';
import { amount, codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { interestOf } from '../loans.ts';
import type { CreditParts } from '../parts.ts';
import { type CreditLoan, creditLoansTable } from '../state.ts';

/** `amount` is what the borrower was shown: a day more may have begun since. */
const input = { owner: id, loan: id, amount };
export type Repay = RowOf<typeof input>;

export const repayShape = shape({
  name: 'credit/repay',
  number: 236,
  input,
  output: codecOf<CreditLoan>(creditLoansTable.columns),
});

/** The borrower repays principal and interest of the days that have begun, from the spot account. Nothing else ever does. */
export function repay({ ledger, loans, pool }: Pick<CreditParts, 'ledger' | 'loans' | 'pool'>): Command<never> {
  return command(repayShape, ({ owner, loan: wanted, amount }: Repay, at): Outcome<CreditLoan> => {
    const loan = loans.find(wanted);
    if (loan?.owner !== owner) return refuse(credit['loan-unknown']);
    if (loan.paidOutAt === null) return refuse(credit['nothing-owed']);
    const { asset, principal } = loan;
    const interest = interestOf(loan, at);
    const owed = principal + interest;
    if (amount !== owed) return refuse(credit['owed-changed'], { owed, coin: asset }, 'amount');
    const { available } = ledger.balance(owner, 'spot', asset);
    if (available < owed) return refuse(credit['balance-too-small'], { available, needed: owed, coin: asset });

    pool.takeBack(loan, interest, at);
    Object.assign(loan, { status: 'repaid', interestPaid: interest, endedAt: at });
    loans.note(loan, 'repaid', at, { amount: owed, interest });
    return done(loan);
  });
}
