import { kline } from '@quay/contract/market';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { MarketNeeds } from './needs.ts';
import { marketPushes } from './pushes.ts';
import { alertRoutes } from './routes/alerts.ts';
import { favouriteRoutes } from './routes/favourites.ts';
import { klineRoute } from './routes/kline.ts';
import { marketDataRoutes } from './routes/market-data.ts';

/** How soon an alert fires after the price was there. */
const ALERTS_MS = 1_000;

export const marketArea = (needs: MarketNeeds): Area => ({
  routes: [
    ...marketDataRoutes(needs),
    serve(kline, klineRoute(needs)),
    ...favouriteRoutes(needs),
    ...alertRoutes(needs),
  ],
  jobs: [{ name: 'looking at price alerts', everyMs: ALERTS_MS, run: () => needs.alerts.look() }],
  pushes: { everybody: marketPushes(needs.market) },
});
