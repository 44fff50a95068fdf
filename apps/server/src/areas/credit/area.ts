import { acceptOffer, apply, repay, withdraw } from '@quay/contract/credit';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { CreditNeeds, StrayApplications } from './needs.ts';
import { creditPushes } from './pushes.ts';
import { acceptOfferRoute } from './routes/accept-offer.ts';
import { applyRoute } from './routes/apply.ts';
import { loanRoutes } from './routes/loans.ts';
import { repayRoute } from './routes/repay.ts';
import { withdrawRoute } from './routes/withdraw.ts';

const STRAY_MS = 10 * 60_000;

export const creditArea = (needs: CreditNeeds, administration: StrayApplications): Area => ({
  routes: [
    ...loanRoutes(needs),
    serve(apply, applyRoute(needs)),
    serve(acceptOffer, acceptOfferRoute(needs)),
    serve(withdraw, withdrawRoute(needs)),
    serve(repay, repayRoute(needs)),
  ],
  pushes: { user: creditPushes },
  jobs: [
    { name: 'removing applications that no loan came of', everyMs: STRAY_MS, run: () => administration.dropStray() },
  ],
});
