import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import type { AreaRoute } from '../../shell/routes.ts';
import { accountWords } from './words/index.ts';

/** The screens of account. */
export const accountRoutes: readonly AreaRoute[] = [
  { path: '/account', Page: page(() => import('./pages/account.tsx'), accountWords, refusalWords) },
];
