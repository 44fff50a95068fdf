import { demoAccount, startOver } from '@quay/contract/demo';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { DemoNeeds } from './needs.ts';
import { demoAccountRoute } from './routes/demo-account.ts';
import { startOverRoute } from './routes/start-over.ts';

/** The money of the demo. It is entered and left where sessions are; its orders are calls of spot, answered to its sessions. */
export const demoArea = (needs: DemoNeeds): Area => ({
  routes: [serve(demoAccount, demoAccountRoute(needs)), serve(startOver, startOverRoute(needs))],
});
