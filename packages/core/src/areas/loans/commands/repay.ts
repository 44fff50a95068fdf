import { loans as refusals } from '@quay/contract/loans/rules';
import { amount, codecOf, id, maybe, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { debtOf } from '../../../lending/debt.ts';
import type { LoansParts } from '../parts.ts';
import { type LoanRow, loansTable } from '../state.ts';

/** Without an amount all that is owed. */
const input = { owner: id, loan: id, amount: maybe(amount) };
export type Repay = RowOf<typeof input>;

export const repayShape = shape({
  name: 'loans/repay',
  number: 204,
  input,
  output: codecOf<LoanRow>(loansTable.columns),
});

/** Repays a part, interest first, or all that is owed: then the pledge comes back. The hour that has begun is paid whole. */
export function repay({ loans, lending, postings }: LoansParts): Command<never> {
  return command(repayShape, ({ owner, loan, amount }: Repay, at): Outcome<LoanRow> => {
    const row = loans.find(loan, owner);
    if (!row) return refuse(refusals['loan-unknown']);
    const owed = debtOf(row, at);
    const paid = amount ?? owed;
    if (paid <= 0n) return refuse(refusals['amount-missing'], {}, 'amount');
    if (paid > owed) return refuse(refusals['repay-above-debt'], { owed, coin: row.asset }, 'amount');
    const available = postings.available(owner, row.asset);
    if (available < paid) {
      return refuse(refusals['balance-too-small'], { available, needed: paid, coin: row.asset }, 'amount');
    }

    lending.repay(row, paid, at);
    return done(row);
  });
}
