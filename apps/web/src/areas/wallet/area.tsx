import { page } from '../../shell/page.tsx';
import type { AreaRoute } from '../../shell/routes.ts';
import { walletWords } from './words/index.ts';

/** The screens of the wallet. */
export const walletRoutes: readonly AreaRoute[] = [
  { path: '/funds', Page: page(() => import('./pages/funds.tsx'), walletWords), needsLogin: true },
];
