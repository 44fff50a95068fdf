import { buy, exitEarly, redeem, startTrial, subscribe, takeOut } from '@quay/contract/earn';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { EarnNeeds } from './needs.ts';
import { earnPushes } from './pushes.ts';
import { buyRoute } from './routes/buy.ts';
import { exitEarlyRoute } from './routes/exit-early.ts';
import { productRoutes } from './routes/products.ts';
import { recordRoutes } from './routes/records.ts';
import { redeemRoute } from './routes/redeem.ts';
import { startTrialRoute } from './routes/start-trial.ts';
import { subscribeRoute } from './routes/subscribe.ts';
import { takeOutRoute } from './routes/take-out.ts';

export const earnArea = (needs: EarnNeeds): Area => ({
  routes: [
    ...productRoutes(needs),
    ...recordRoutes(needs),
    serve(subscribe, subscribeRoute(needs)),
    serve(buy, buyRoute(needs)),
    serve(startTrial, startTrialRoute(needs)),
    serve(redeem, redeemRoute(needs)),
    serve(exitEarly, exitEarlyRoute(needs)),
    serve(takeOut, takeOutRoute(needs)),
  ],
  pushes: { user: earnPushes },
});
