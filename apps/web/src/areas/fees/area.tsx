import { page } from '@quay/web-kit/page';
import type { AreaRoute } from '../../shell/routes.ts';
import { feeWords } from './words/index.ts';

/** What everything costs, how much and how little can be done, and what runs just now. Guests have it too. */
export const feeRoutes: readonly AreaRoute[] = [
  { path: '/fees', Page: page(() => import('./pages/fees.tsx'), feeWords) },
  { path: '/networkStatus', Page: page(() => import('./pages/network-status.tsx'), feeWords) },
];
