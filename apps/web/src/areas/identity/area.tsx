import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { accountLineWords } from '../../account/words/index.ts';
import { countryWords } from '../../countries/words/index.ts';
import { demoWords } from '../../demo/words/index.ts';
import { proofWords } from '../../proof/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { uploadWords } from '../../upload/words/index.ts';
import { identityWords } from './words/index.ts';
import { securityWords } from './words/security/index.ts';

/** What every screen of the security centre speaks with. */
const ofSecurity = [identityWords, securityWords, proofWords, countryWords, refusalWords];

const needsLogin = true;

export const identityRoutes: AreaRoute[] = [
  { path: '/login', Page: page(() => import('./pages/login.tsx'), identityWords, proofWords, countryWords, demoWords) },
  {
    path: '/gooleVerify',
    Page: page(() => import('./pages/goole-verify.tsx'), identityWords, proofWords, refusalWords),
  },
  {
    path: '/register',
    Page: page(() => import('./pages/register.tsx'), identityWords, countryWords, refusalWords, demoWords),
  },
  { path: '/setFond', Page: page(() => import('./pages/set-fond.tsx'), identityWords, refusalWords) },
  { path: '/verify', Page: page(() => import('./pages/verify.tsx'), identityWords, proofWords, refusalWords) },
  { path: '/finish', Page: page(() => import('./pages/finish.tsx'), identityWords) },
  { path: '/forget', Page: page(() => import('./pages/forget.tsx'), identityWords, countryWords, refusalWords) },
  { path: '/safeVerify', Page: page(() => import('./pages/safe-verify.tsx'), identityWords, proofWords, refusalWords) },
  { path: '/resetPassword', Page: page(() => import('./pages/reset-password.tsx'), identityWords, refusalWords) },
  { path: '/passSuccess', Page: page(() => import('./pages/pass-success.tsx'), identityWords) },
  { path: '/TermsOfService', Page: page(() => import('./pages/terms.tsx'), identityWords) },
  {
    path: '/userCenter',
    Page: page(() => import('./pages/user-center.tsx'), identityWords, demoWords, accountLineWords),
  },
  { path: '/language', Page: page(() => import('./pages/language.tsx'), identityWords) },
  { path: '/exchangeRate', Page: page(() => import('./pages/exchange-rate.tsx'), identityWords) },
  { path: '/safety', Page: page(() => import('./pages/security/safety.tsx'), ...ofSecurity, accountLineWords) },
  { path: '/changeVerify', needsLogin, Page: page(() => import('./pages/security/change-verify.tsx'), ...ofSecurity) },
  { path: '/bindVerify', needsLogin, Page: page(() => import('./pages/security/bind-verify.tsx'), ...ofSecurity) },
  {
    path: '/changePassword',
    needsLogin,
    Page: page(() => import('./pages/security/change-password.tsx'), ...ofSecurity),
  },
  {
    path: '/changeFundsPassword',
    needsLogin,
    Page: page(() => import('./pages/security/change-funds-password.tsx'), ...ofSecurity),
  },
  {
    path: '/resetVerify',
    Page: page(() => import('./pages/security/reset-verify.tsx'), ...ofSecurity, uploadWords),
  },
  { path: '/resetSuccess', Page: page(() => import('./pages/security/reset-success.tsx'), ...ofSecurity) },
];
