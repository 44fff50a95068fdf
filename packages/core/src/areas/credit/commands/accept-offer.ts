import { credit } from '@quay/contract/credit/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { CreditParts } from '../parts.ts';
import { payOut } from '../paying-out.ts';
import { type CreditLoan, creditLoansTable } from '../state.ts';

const input = { owner: id, loan: id };
export type AcceptOffer = RowOf<typeof input>;

export const acceptOfferShape = shape({
  name: 'credit/accept-offer',
  number: 234,
  input,
  output: codecOf<CreditLoan>(creditLoansTable.columns),
});

/** The applicant takes what was offered, which was kept for them: it is paid out. */
export function acceptOffer(parts: CreditParts): Command<never> {
  return command(acceptOfferShape, ({ owner, loan: wanted }: AcceptOffer, at): Outcome<CreditLoan> => {
    const loan = parts.loans.find(wanted);
    if (loan?.owner !== owner) return refuse(credit['loan-unknown']);
    if (loan.status !== 'offered') return refuse(credit['not-offered']);
    if (at >= loan.offerEndsAt!) return refuse(credit['offer-over']);

    payOut(parts, loan, at);
    return done(loan);
  });
}
