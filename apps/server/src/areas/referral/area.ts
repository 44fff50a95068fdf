import { claim } from '@quay/contract/referral';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import { createFacts } from './facts.ts';
import type { ReferralNeeds } from './needs.ts';
import { claimRoute } from './routes/claim.ts';
import { recordRoutes } from './routes/records.ts';

const TELL_MS = 1_000;

/** Who invited whom, and rebates for it. */
export function referralArea(needs: ReferralNeeds): Area {
  const facts = createFacts(needs);
  return {
    routes: [...recordRoutes(needs), serve(claim, claimRoute(needs, facts))],
    jobs: [
      {
        name: 'telling the core who was invited and verified',
        everyMs: TELL_MS,
        atStart: true,
        run: () => facts.tell(),
      },
    ],
  };
}
