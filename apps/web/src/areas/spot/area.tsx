import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { recordWords } from '../../records/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { marketWords } from '../../trading/market/words/index.ts';
import { tradingWords } from '../../trading/words/index.ts';
import { spotWords } from './words/index.ts';

/** The screens of spot trading. */
export const spotRoutes: readonly AreaRoute[] = [
  {
    path: '/trade/:symbol',
    Page: page(() => import('./pages/trade.tsx'), spotWords, tradingWords, marketWords, refusalWords),
  },
  {
    path: '/tradeRecord/:symbol',
    Page: page(() => import('./pages/trade-record.tsx'), spotWords, tradingWords, recordWords),
    needsLogin: true,
  },
  {
    path: '/tradeDetail',
    Page: page(() => import('./pages/trade-detail.tsx'), spotWords, tradingWords),
    needsLogin: true,
  },
];
