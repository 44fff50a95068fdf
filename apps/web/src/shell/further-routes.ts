import { accountRoutes } from '../areas/account/area.tsx';
import { c2cRoutes } from '../areas/c2c/area.tsx';
import { convertRoutes } from '../areas/convert/area.tsx';
import { creditRoutes } from '../areas/credit/area.tsx';
import { earnRoutes } from '../areas/earn/area.tsx';
import { feeRoutes } from '../areas/fees/area.tsx';
import { followingRoutes } from '../areas/following/area.tsx';
import { helpRoutes } from '../areas/help/area.tsx';
import { identityRoutes } from '../areas/identity/area.tsx';
import { installRoutes } from '../areas/install/area.tsx';
import { loansRoutes } from '../areas/loans/area.tsx';
import { perpetualRoutes } from '../areas/perpetual/area.tsx';
import { referralRoutes } from '../areas/referral/area.tsx';
import { supportRoutes } from '../areas/support/area.tsx';
import { verificationRoutes } from '../areas/verification/area.tsx';
import { walletRoutes } from '../areas/wallet/area.tsx';
import type { AreaRoute } from './routes.ts';

/** Every screen that a visit seldom begins with. */
export const furtherRoutes: readonly AreaRoute[] = [
  ...perpetualRoutes,
  ...followingRoutes,
  ...loansRoutes,
  ...earnRoutes,
  ...walletRoutes,
  ...convertRoutes,
  ...c2cRoutes,
  ...identityRoutes,
  ...verificationRoutes,
  ...supportRoutes,
  ...helpRoutes,
  ...installRoutes,
  ...feeRoutes,
  ...creditRoutes,
  ...accountRoutes,
  ...referralRoutes,
];
