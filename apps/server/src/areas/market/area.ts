import {
  coinList,
  currency,
  favorAdd,
  favorDelete,
  favorFind,
  kline,
  latestDepth,
  latestTrade,
  realTime,
} from '@quay/contract/market';
import { type Served, serve } from '../../edge/route.ts';
import { coinListRoute } from './routes/coin-list.ts';
import { currencyRoute } from './routes/currency.ts';
import { favorAddRoute } from './routes/favor-add.ts';
import { favorDeleteRoute } from './routes/favor-delete.ts';
import { favorFindRoute } from './routes/favor-find.ts';
import { klineRoute } from './routes/kline.ts';
import { latestDepthRoute } from './routes/latest-depth.ts';
import { latestTradeRoute } from './routes/latest-trade.ts';
import { realTimeRoute } from './routes/real-time.ts';

export const marketRoutes: readonly Served[] = [
  serve(coinList, coinListRoute),
  serve(realTime, realTimeRoute),
  serve(latestTrade, latestTradeRoute),
  serve(latestDepth, latestDepthRoute),
  serve(kline, klineRoute),
  serve(favorFind, favorFindRoute),
  serve(favorAdd, favorAddRoute),
  serve(favorDelete, favorDeleteRoute),
  serve(currency, currencyRoute),
];
