import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { accountLineWords } from '../../account/words/index.ts';
import { countryWords } from '../../countries/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { uploadWords } from '../../upload/words/index.ts';
import { verificationWords } from './words/index.ts';

const forms = [verificationWords, uploadWords, countryWords, refusalWords] as const;

/** The screens of verification. */
export const verificationRoutes: readonly AreaRoute[] = [
  {
    path: '/authentication',
    Page: page(() => import('./pages/authentication.tsx'), verificationWords, accountLineWords),
    needsLogin: true,
  },
  {
    path: '/certificationCenter',
    Page: page(() => import('./pages/certification-center.tsx'), verificationWords),
    needsLogin: true,
  },
  {
    path: '/verified',
    Page: page(() => import('./pages/verified.tsx'), verificationWords, countryWords),
    needsLogin: true,
  },
  { path: '/identity', Page: page(() => import('./pages/identity.tsx'), ...forms), needsLogin: true },
  { path: '/advancedCtf', Page: page(() => import('./pages/advanced-ctf.tsx'), ...forms), needsLogin: true },
  { path: '/advancedBusiness', Page: page(() => import('./pages/advanced-business.tsx'), ...forms), needsLogin: true },
];
