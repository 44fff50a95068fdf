import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { accountWords } from '../../accounts/words/index.ts';
import { recordWords } from '../../records/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { movementRoutes } from './movement-routes.ts';
import { debtWords } from './words/debts/index.ts';
import { depositWords } from './words/deposit/index.ts';
import { walletWords } from './words/index.ts';
import { liabilityWords } from './words/proof/index.ts';
import { walletRecordWords } from './words/records/index.ts';
import { withdrawWords } from './words/withdraw/index.ts';

const needsLogin = true;

/** What lists of records speak with. */
const listing = [walletRecordWords, recordWords] as const;

/** The screens of the wallet. */
export const walletRoutes: readonly AreaRoute[] = [
  ...movementRoutes,
  {
    path: '/funds',
    needsLogin,
    Page: page(() => import('./pages/funds.tsx'), walletWords, accountWords, refusalWords, debtWords),
  },
  {
    path: '/assetsCenter/index',
    needsLogin,
    Page: page(() => import('./pages/assets-center.tsx'), walletWords, accountWords, debtWords),
  },
  {
    path: '/assetsCenter/rechargeWithdrawRecord',
    needsLogin,
    Page: page(
      () => import('./pages/recharge-withdraw-record.tsx'),
      ...listing,
      depositWords,
      debtWords,
      withdrawWords,
    ),
  },
  {
    path: '/assetsCenter/proof',
    needsLogin,
    Page: page(() => import('./pages/proof.tsx'), liabilityWords),
  },
  {
    path: '/accountChange',
    needsLogin,
    Page: page(() => import('./pages/account-change.tsx'), ...listing, accountWords),
  },
  {
    path: '/profitLoss',
    needsLogin,
    Page: page(() => import('./pages/profit-loss.tsx'), walletWords, walletRecordWords),
  },
];
