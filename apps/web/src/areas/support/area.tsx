import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { chatWords } from '../../chat/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { supportWords } from './words/index.ts';

/** Customer service and announcements. Guests have both. */
export const supportRoutes: readonly AreaRoute[] = [
  {
    path: '/customerService',
    Page: page(() => import('./pages/customer-service.tsx'), chatWords, supportWords, refusalWords),
  },
  { path: '/announce', Page: page(() => import('./pages/announce.tsx'), supportWords) },
  { path: '/announceDetail', Page: page(() => import('./pages/announce-detail.tsx'), supportWords) },
];
