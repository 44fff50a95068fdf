import { credit } from '@quay/contract/credit/rules';
import { wallet } from '@quay/contract/wallet/rules';
import { greatest } from '@quay/money';
import { amount, codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { CreditParts } from '../parts.ts';
import { type CreditLoan, creditLoansTable } from '../state.ts';

/** `dailyRate` is what the applicant was shown. */
const input = { owner: id, application: id, asset: text, days: id, amount, dailyRate: amount };
export type Apply = RowOf<typeof input>;

export const applyShape = shape({
  name: 'credit/apply',
  number: 232,
  input,
  output: codecOf<CreditLoan>(creditLoansTable.columns),
});

/** What a loan is before anybody has decided on it. */
const undecided = {
  ...{ principal: 0n, firstBy: null, choice: null, chosen: 0n, secondBy: null, rejection: null, remark: null },
  ...{ decidedAt: null, offerEndsAt: null, paidOutAt: null, dueAt: null, interestPaid: 0n, endedAt: null },
};

/** Somebody applies for a loan. Nothing moves until staff have decided. */
export function apply({ debtOf, products, loans, loanIds }: CreditParts): Command<never> {
  return command(applyShape, (request: Apply, at): Outcome<CreditLoan> => {
    const { owner, application, asset, days, amount: asked, dailyRate } = request;
    const product = products.get(`${asset}/${days}`);
    if (!product) return refuse(credit['product-unknown'], {}, 'cycle');
    if (!product.isOpen) return refuse(credit['product-closed'], {}, 'cycle');
    const { minAmount, maxAmount, lateMultiple, oneMax } = product;
    if (dailyRate !== product.dailyRate) return refuse(credit['rate-changed'], { rate: product.dailyRate });
    if (asked < minAmount) return refuse(credit['amount-below-min'], { min: minAmount, coin: asset }, 'amount');
    if (asked > maxAmount) return refuse(credit['amount-above-max'], { max: maxAmount, coin: asset }, 'amount');
    const own = loans.ofOwner(owner);
    if (own.some(({ status }) => status === 'overdue')) return refuse(credit['overdue-open']);
    if (own.some(({ status }) => status === 'reviewing' || status === 'offered')) {
      return refuse(credit['application-open']);
    }
    const left = greatest(0n, maxAmount - loans.takenBy(owner));
    if (asked > left) return refuse(credit['limit-reached'], { left, coin: asset }, 'amount');
    const debt = debtOf(owner);
    if (debt) return refuse(wallet['debt-open'], { amount: debt.left, coin: debt.asset });

    const loan = loans.add({
      ...{ ...undecided, id: loanIds.next(), owner, application, asset, days, asked, dailyRate, lateMultiple },
      ...{ minAmount, oneMax, status: 'reviewing', appliedAt: at, reminded: 'none' },
    });
    loans.note(loan, 'applied', at, { amount: asked });
    return done(loan);
  });
}
