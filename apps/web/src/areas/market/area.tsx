import { page } from '@quay/web-kit/page';
import type { AreaRoute } from '../../shell/routes.ts';
import { marketWords } from '../../trading/market/words/index.ts';
import { marketAreaWords } from './words/index.ts';

export const marketRoutes: readonly AreaRoute[] = [
  { path: '/home', Page: page(() => import('./pages/home.tsx'), marketAreaWords) },
  { path: '/quotes', Page: page(() => import('./pages/quotes.tsx'), marketAreaWords) },
  {
    path: '/trendDetails/:symbol',
    Page: page(() => import('./pages/trend-details.tsx'), marketAreaWords, marketWords),
  },
];
