import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { recordWords } from '../../records/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { convertWords } from './words/index.ts';

const needsLogin = true;

/** The screens of the flash exchange. */
export const convertRoutes: readonly AreaRoute[] = [
  {
    path: '/exchange/exchangePage',
    needsLogin,
    Page: page(() => import('./pages/exchange-page.tsx'), convertWords, refusalWords),
  },
  {
    path: '/exchange/exchangeSubmit',
    needsLogin,
    Page: page(() => import('./pages/exchange-submit.tsx'), convertWords),
  },
  {
    path: '/exchange/exchangeHistory',
    needsLogin,
    Page: page(() => import('./pages/exchange-history.tsx'), convertWords, recordWords),
  },
];
