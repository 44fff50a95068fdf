import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { recordWords } from '../../records/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { contractLineWords } from '../../trading/contracts/words/index.ts';
import { followingWords } from './words/index.ts';

const shared = [followingWords, recordWords, contractLineWords, refusalWords] as const;

/** The screens of following of traders. Who can be followed is seen by everybody. */
export const followingRoutes: readonly AreaRoute[] = [
  { path: '/traders', Page: page(() => import('./pages/traders.tsx'), ...shared) },
  { path: '/trader/:id', Page: page(() => import('./pages/trader.tsx'), ...shared) },
  { path: '/following', Page: page(() => import('./pages/following.tsx'), ...shared), needsLogin: true },
  { path: '/leading', Page: page(() => import('./pages/leading.tsx'), ...shared), needsLogin: true },
];
