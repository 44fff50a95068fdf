import { applyBusiness } from '@quay/contract/verification';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { VerificationNeeds } from './needs.ts';
import { applyBusinessRoute } from './routes/apply-business.ts';
import { identityLevelRoutes } from './routes/identity-levels.ts';
import { merchantRoutes } from './routes/merchants.ts';

const DEPOSITS_MS = 10 * 60_000;

export const verificationArea = (needs: VerificationNeeds): Area => ({
  routes: [serve(applyBusiness, applyBusinessRoute(needs)), ...identityLevelRoutes(needs), ...merchantRoutes(needs)],
  jobs: [
    {
      name: 'giving back deposits that belong to no application',
      everyMs: DEPOSITS_MS,
      run: () => needs.applications.merchants.returnStray(),
    },
  ],
});
