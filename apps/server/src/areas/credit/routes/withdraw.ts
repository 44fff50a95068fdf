import type { withdraw } from '@quay/contract/credit';
import { type Route, reply } from '../../../edge/route.ts';
import type { CreditNeeds } from '../needs.ts';
import { ownLoan } from '../own-loan.ts';

export const withdrawRoute =
  (needs: CreditNeeds): Route<typeof withdraw> =>
  async ({ loanId: loan }, context) => {
    const { owner } = context;
    const { outcome, seq } = await needs.core.submit('credit/withdraw', { owner, loan });
    return outcome.ok ? reply(await ownLoan(needs, await context.rowsAfter(seq), owner, loan), seq) : { outcome, seq };
  };
