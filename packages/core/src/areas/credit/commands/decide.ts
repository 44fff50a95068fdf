import { CREDIT_DAY_MS, credit, creditChoices, creditRejections, OFFER_DAYS } from '@quay/contract/credit/rules';
import { staff as staffRefusals } from '@quay/contract/staff/rules';
import { amount, codecOf, id, maybe, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { CreditParts } from '../parts.ts';
import { payOut } from '../paying-out.ts';
import { type CreditLoan, creditLoansTable } from '../state.ts';

const input = {
  staff: id,
  loan: id,
  choice: oneOf(creditChoices),
  /** What is approved, from the product's least to what was asked for; 0 where it is rejected. */
  amount,
  /** Why it is rejected. */
  rejection: maybe(oneOf(creditRejections)),
  /** What the applicant reads beside it. */
  remark: maybe(text),
};
export type Decide = RowOf<typeof input>;

export const decideShape = shape({
  name: 'credit/decide',
  number: 233,
  input,
  output: codecOf<CreditLoan>(creditLoansTable.columns),
});

/**
 * Staff decide. Of what was asked for above the product's limit of one person the first decision waits for a second person
 * who decides the same; another decision of a second person takes its place and waits anew. What is approved as asked for
 * is paid out at once; less is offered, and kept for the applicant.
 */
export function decide(parts: CreditParts): Command<never> {
  const { loans, pool } = parts;

  return command(decideShape, (request: Decide, at): Outcome<CreditLoan> => {
    const { staff, choice, amount: chosen, rejection, remark } = request;
    always((choice === 'reject') === (rejection !== null), 'a rejection has a reason, and nothing else has');
    const loan = loans.find(request.loan);
    if (!loan) return refuse(credit['application-unknown']);
    if (loan.status !== 'reviewing') return refuse(credit['application-decided']);
    const { asset, asked, minAmount, oneMax, firstBy } = loan;
    if (firstBy === staff) return refuse(staffRefusals['second-person-needed']);
    const isApproved = choice === 'approve';
    if (isApproved ? chosen < minAmount || chosen > asked : chosen !== 0n) {
      return refuse(credit['approved-range'], { min: minAmount, max: asked, coin: asset }, 'amount');
    }
    const available = pool.free(asset);
    if (chosen > available) return refuse(credit['pool-short'], { available, coin: asset }, 'amount');

    const isSecond = firstBy !== null && loan.choice === choice && loan.chosen === chosen;
    if (isSecond) loan.secondBy = staff;
    else Object.assign(loan, { firstBy: staff, choice, chosen });
    Object.assign(loan, { rejection, remark });
    if (asked > oneMax && !isSecond) {
      loans.note(loan, 'decided', at, { amount: chosen, staff });
      return done(loan);
    }
    loan.decidedAt = at;
    if (!isApproved) {
      Object.assign(loan, { status: 'rejected', endedAt: at });
      loans.note(loan, 'rejected', at, { amount: asked, staff });
      return done(loan);
    }
    loan.principal = chosen;
    pool.reserve(loan);
    if (chosen === asked) {
      payOut(parts, loan, at, staff);
      return done(loan);
    }
    Object.assign(loan, { status: 'offered', offerEndsAt: at + OFFER_DAYS * CREDIT_DAY_MS });
    loans.note(loan, 'offered', at, { amount: chosen, staff });
    return done(loan);
  });
}
