import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { accountLineWords } from '../../account/words/index.ts';
import { proofWords } from '../../proof/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { accountWords } from './words/index.ts';

const needsLogin = true;

/** The screens about the account itself: how it is left, what is kept of it, and who came in. */
export const accountRoutes: readonly AreaRoute[] = [
  {
    path: '/closeAccount',
    needsLogin,
    Page: page(() => import('./pages/close-account.tsx'), accountWords, proofWords, refusalWords),
  },
  {
    path: '/personalData',
    needsLogin,
    Page: page(() => import('./pages/personal-data.tsx'), accountWords, proofWords, refusalWords),
  },
  {
    path: '/creditScore',
    needsLogin,
    Page: page(() => import('./pages/credit-score.tsx'), accountWords, accountLineWords),
  },
  {
    path: '/loginHistory',
    needsLogin,
    Page: page(() => import('./pages/login-history.tsx'), accountWords, accountLineWords),
  },
];
