import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { recordWords } from '../../records/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { loansWords } from './words/index.ts';

const shared = [loansWords, recordWords, refusalWords] as const;
const own = { needsLogin: true } as const;

/** The screens of loans against a pledge. What a loan costs is seen by everybody. */
export const loansRoutes: readonly AreaRoute[] = [
  { path: '/pledgeLoan', Page: page(() => import('./pages/borrow.tsx'), ...shared) },
  { path: '/pledgeLoanOrder', Page: page(() => import('./pages/loans.tsx'), ...shared), ...own },
  { path: '/pledgeLoanOrderDetail', Page: page(() => import('./pages/loan.tsx'), ...shared), ...own },
  { path: '/addPledge', Page: page(() => import('./pages/add-pledge.tsx'), ...shared), ...own },
  { path: '/repayment', Page: page(() => import('./pages/repay.tsx'), ...shared), ...own },
  { path: '/pledgeLoanRenew', Page: page(() => import('./pages/renew.tsx'), ...shared), ...own },
  { path: '/pledgeRecord', Page: page(() => import('./pages/records.tsx'), ...shared), ...own },
];
