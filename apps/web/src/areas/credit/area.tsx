import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import type { AreaRoute } from '../../shell/routes.ts';
import { creditWords } from './words/index.ts';

/** The screens of credit. */
export const creditRoutes: readonly AreaRoute[] = [
  { path: '/credit', Page: page(() => import('./pages/credit.tsx'), creditWords, refusalWords) },
];
