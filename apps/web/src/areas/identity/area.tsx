import { page } from '../../shell/page.tsx';
import type { AreaRoute } from '../../shell/routes.ts';
import { refusalWords } from '../../shell/words.ts';
import { identityWords } from './words/index.ts';

export const identityRoutes: AreaRoute[] = [
  { path: '/login', Page: page(() => import('./pages/login.tsx'), identityWords, refusalWords) },
  { path: '/register', Page: page(() => import('./pages/register.tsx'), identityWords, refusalWords) },
  { path: '/TermsOfService', Page: page(() => import('./pages/terms.tsx'), identityWords) },
  { path: '/userCenter', Page: page(() => import('./pages/user-center.tsx'), identityWords) },
  { path: '/language', Page: page(() => import('./pages/language.tsx'), identityWords) },
  { path: '/exchangeRate', Page: page(() => import('./pages/exchange-rate.tsx'), identityWords) },
];
