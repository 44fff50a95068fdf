import { loans as refusals } from '@quay/contract/loans/rules';
import { amount, codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { LoansParts } from '../parts.ts';
import { type LoanRow, loansTable } from '../state.ts';

const input = { owner: id, loan: id, amount };
export type AddPledge = RowOf<typeof input>;

export const addPledgeShape = shape({
  name: 'loans/add-pledge',
  number: 203,
  input,
  output: codecOf<LoanRow>(loansTable.columns),
});

/** Pledges more for a loan, at any time: it lowers the pledge rate, whatever the index is. */
export function addPledge({ loans, lending, postings }: LoansParts): Command<never> {
  return command(addPledgeShape, ({ owner, loan, amount }: AddPledge, at): Outcome<LoanRow> => {
    const row = loans.find(loan, owner);
    if (!row) return refuse(refusals['loan-unknown']);
    if (amount <= 0n) return refuse(refusals['amount-missing'], {}, 'amount');
    const available = postings.available(owner, row.pledge);
    if (available < amount) {
      return refuse(refusals['balance-too-small'], { available, needed: amount, coin: row.pledge }, 'amount');
    }

    lending.addPledge(row, amount, at);
    return done(row);
  });
}
