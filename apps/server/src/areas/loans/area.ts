import { addPledge, borrow, renew, repay } from '@quay/contract/loans';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { LoansNeeds } from './needs.ts';
import { loansPushes } from './pushes.ts';
import { addPledgeRoute } from './routes/add-pledge.ts';
import { borrowRoute } from './routes/borrow.ts';
import { ownLoanRoutes } from './routes/own-loans.ts';
import { productRoutes } from './routes/products.ts';
import { renewRoute } from './routes/renew.ts';
import { repayRoute } from './routes/repay.ts';

/** How soon a forced sale has its receipt. */
const RECEIPTS_MS = 2_000;

export const loansArea = (needs: LoansNeeds): Area => ({
  routes: [
    ...productRoutes(needs),
    serve(borrow, borrowRoute(needs)),
    serve(addPledge, addPledgeRoute(needs)),
    serve(repay, repayRoute(needs)),
    serve(renew, renewRoute(needs)),
    ...ownLoanRoutes(needs),
  ],
  jobs: [{ name: 'receipts of forced sales', everyMs: RECEIPTS_MS, run: () => needs.receipts.write() }],
  pushes: { user: loansPushes },
});
