import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { proofWords } from '../../proof/words/index.ts';
import { recordWords } from '../../records/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { earnWords } from './words/index.ts';

const shared = [earnWords, recordWords, refusalWords] as const;

const home = page(() => import('./pages/earn-home.tsx'), ...shared);
const fund = page(() => import('./pages/fund.tsx'), ...shared);
const machine = page(() => import('./pages/machine.tsx'), ...shared);
const rules = page(() => import('./pages/rules.tsx'), ...shared);
const orders = page(() => import('./pages/orders.tsx'), ...shared);

/** The screens of savings, terms and machines. What can be bought, and what is there for it, is seen by everybody. */
export const earnRoutes: readonly AreaRoute[] = [
  { path: '/fm-home', Page: home },
  { path: '/fund', Page: fund },
  { path: '/fund-buy', Page: fund, needsLogin: true },
  { path: '/financial-confirm', Page: fund, needsLogin: true },
  { path: '/fund-rule', Page: rules },
  { path: '/machine', Page: machine },
  { path: '/machine-buy', Page: machine, needsLogin: true },
  { path: '/machine-confirm', Page: machine, needsLogin: true },
  { path: '/machine-rule', Page: rules },
  { path: '/pool-lock', Page: page(() => import('./pages/pool-lock.tsx'), ...shared) },
  { path: '/linkedWallet', Page: page(() => import('./pages/linked-wallet.tsx'), ...shared, proofWords) },
  { path: '/earnCoverage', Page: page(() => import('./pages/coverage.tsx'), ...shared) },
  {
    path: '/order-success',
    Page: page(() => import('./pages/order-success.tsx'), ...shared),
    needsLogin: true,
  },
  { path: '/financialOrder', Page: orders, needsLogin: true },
  { path: '/miningMachineOrder', Page: orders, needsLogin: true },
  {
    path: '/financialHistory',
    Page: page(() => import('./pages/history.tsx'), ...shared),
    needsLogin: true,
  },
];
