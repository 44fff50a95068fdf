import { page } from '@quay/web-kit/page';
import type { AreaRoute } from '../../shell/routes.ts';
import { installWords } from './words/index.ts';

/** How the app is put on a phone or a computer. Guests have it too. */
export const installRoutes: readonly AreaRoute[] = [
  { path: '/download', Page: page(() => import('./pages/download.tsx'), installWords) },
];
