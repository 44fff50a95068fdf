import type { acceptOffer } from '@quay/contract/credit';
import { type Route, reply } from '../../../edge/route.ts';
import type { CreditNeeds } from '../needs.ts';
import { ownLoan } from '../own-loan.ts';

export const acceptOfferRoute =
  (needs: CreditNeeds): Route<typeof acceptOffer> =>
  async ({ loanId: loan }, context) => {
    const { owner } = context;
    const { outcome, seq } = await needs.core.submit('credit/accept-offer', { owner, loan });
    return outcome.ok ? reply(await ownLoan(needs, await context.rowsAfter(seq), owner, loan), seq) : { outcome, seq };
  };
