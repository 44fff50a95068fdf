import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { accountLineWords } from '../../account/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { referralWords } from './words/index.ts';

/** Who was invited, what it is paid, and what is shared. */
export const referralRoutes: readonly AreaRoute[] = [
  {
    path: '/promote',
    needsLogin: true,
    Page: page(() => import('./pages/promote.tsx'), referralWords, refusalWords, accountLineWords),
  },
  { path: '/promote/rules', Page: page(() => import('./pages/promote-rules.tsx'), referralWords, accountLineWords) },
  {
    path: '/ShareQRCode',
    needsLogin: true,
    Page: page(() => import('./pages/share-qr-code.tsx'), referralWords, accountLineWords),
  },
  {
    path: '/SharePoster',
    needsLogin: true,
    Page: page(() => import('./pages/share-poster.tsx'), referralWords, accountLineWords),
  },
  { path: '/r/:code', Page: page(() => import('./pages/invitation.tsx'), referralWords) },
];
