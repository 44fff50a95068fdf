import { changeMockLogin, demoAccount, startOver } from '@quay/contract/demo';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { DemoNeeds } from './needs.ts';
import { changeMockLoginRoute } from './routes/change-mock-login.ts';
import { demoAccountRoute } from './routes/demo-account.ts';
import { startOverRoute } from './routes/start-over.ts';

/** Entering and leaving the demo, and its money. Its orders are calls of spot, answered to sessions of the demo. */
export const demoArea = (needs: DemoNeeds): Area => ({
  routes: [
    serve(changeMockLogin, changeMockLoginRoute(needs)),
    serve(demoAccount, demoAccountRoute(needs)),
    serve(startOver, startOverRoute(needs)),
  ],
});
