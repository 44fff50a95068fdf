import { kline } from '@quay/contract/market';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { MarketNeeds } from './needs.ts';
import { marketPushes } from './pushes.ts';
import { favouriteRoutes } from './routes/favourites.ts';
import { klineRoute } from './routes/kline.ts';
import { marketDataRoutes } from './routes/market-data.ts';

export const marketArea = (needs: MarketNeeds): Area => ({
  routes: [...marketDataRoutes(needs), serve(kline, klineRoute(needs)), ...favouriteRoutes(needs)],
  pushes: { everybody: marketPushes(needs.market) },
});
