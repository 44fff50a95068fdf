import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const referralArea: Area = {
  id: 'referral',
  icon: 'people',
  group: 'work',
  rights: ['earn'],
  queues: [],
  letter: '4',
  paths: ['/console/referral', '/console/referral/:userId'],
  Page: page(() => import('./pages/referral.tsx')),
};
