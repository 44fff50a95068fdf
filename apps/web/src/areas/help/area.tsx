import { page } from '@quay/web-kit/page';
import type { AreaRoute } from '../../shell/routes.ts';
import { helpWords } from './words/index.ts';

/** The help centre. Guests have it, and who has no connection. */
export const helpRoutes: readonly AreaRoute[] = [
  { path: '/helpCenter', Page: page(() => import('./pages/help-center.tsx'), helpWords) },
  { path: '/helpDetail', Page: page(() => import('./pages/help-detail.tsx'), helpWords) },
  { path: '/CommonProblem', Page: page(() => import('./pages/common-problem.tsx'), helpWords) },
];
