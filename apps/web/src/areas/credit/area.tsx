import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { recordWords } from '../../records/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { uploadWords } from '../../upload/words/index.ts';
import { creditWords } from './words/index.ts';

const shared = [creditWords, uploadWords, recordWords, refusalWords] as const;

/** The screens of loans without a pledge. What they cost is seen by everybody. */
export const creditRoutes: readonly AreaRoute[] = [
  { path: '/borrowMoney', Page: page(() => import('./pages/borrow-money.tsx'), ...shared) },
  {
    path: '/borrowMoneyHistory',
    Page: page(() => import('./pages/borrow-money-history.tsx'), ...shared),
    needsLogin: true,
  },
];
