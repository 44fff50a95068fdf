import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { proofWords } from '../../proof/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { debtWords } from './words/debts/index.ts';
import { depositWords } from './words/deposit/index.ts';
import { sendWords } from './words/send/index.ts';
import { withdrawWords } from './words/withdraw/index.ts';

const needsLogin = true;

/** What the screens of withdrawals speak with. */
const leaving = [withdrawWords, debtWords, proofWords, refusalWords] as const;

const securityVerification = page(() => import('./pages/withdraw/security-verification.tsx'), ...leaving);

/** The screens of deposits and withdrawals. */
export const movementRoutes: readonly AreaRoute[] = [
  {
    path: '/recharge/rechargeList',
    needsLogin,
    Page: page(() => import('./pages/recharge/recharge-list.tsx'), depositWords),
  },
  {
    path: '/recharge/rechargePage',
    needsLogin,
    Page: page(() => import('./pages/recharge/recharge-page.tsx'), depositWords),
  },
  {
    path: '/recharge/rechargeSubmit',
    needsLogin,
    Page: page(() => import('./pages/recharge/recharge-submit.tsx'), depositWords),
  },
  {
    path: '/recharge/rechargeDetail',
    needsLogin,
    Page: page(() => import('./pages/recharge/recharge-detail.tsx'), depositWords, debtWords),
  },
  {
    path: '/withdraw/withdrawPage',
    needsLogin,
    Page: page(() => import('./pages/withdraw/withdraw-page.tsx'), ...leaving),
  },
  {
    path: '/withdraw/withdrawSumbit',
    needsLogin,
    Page: page(() => import('./pages/withdraw/withdraw-submit.tsx'), ...leaving),
  },
  { path: '/withdraw/securityVerification', needsLogin, Page: securityVerification },
  { path: '/withdraw/c2cSecurityVerification', needsLogin, Page: securityVerification },
  {
    path: '/withdraw/withdrawDetail',
    needsLogin,
    Page: page(() => import('./pages/withdraw/withdraw-detail.tsx'), withdrawWords),
  },
  {
    path: '/sendToUser',
    needsLogin,
    Page: page(() => import('./pages/send-to-user.tsx'), sendWords, ...leaving),
  },
  {
    path: '/withdraw/addresses',
    needsLogin,
    Page: page(() => import('./pages/withdraw/addresses.tsx'), ...leaving),
  },
];
