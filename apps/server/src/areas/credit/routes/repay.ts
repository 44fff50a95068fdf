import { credit, type repay } from '@quay/contract/credit';
import { parse } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { CreditNeeds } from '../needs.ts';
import { ownLoan } from '../own-loan.ts';

export const repayRoute =
  (needs: CreditNeeds): Route<typeof repay> =>
  async ({ loanId: loan, amount: said }, context) => {
    const amount = parse(said);
    if (amount === undefined) return refused(credit['amount-malformed'], {}, 'amount');
    const { owner } = context;
    const { outcome, seq } = await needs.core.submit('credit/repay', { owner, loan, amount });
    return outcome.ok ? reply(await ownLoan(needs, await context.rowsAfter(seq), owner, loan), seq) : { outcome, seq };
  };
