import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const withdrawalsArea: Area = {
  id: 'withdrawals',
  icon: 'withdraw',
  group: 'work',
  rights: ['withdrawals'],
  queues: ['withdrawals'],
  letter: 'w',
  paths: ['/console/withdrawals', '/console/withdrawals/:withdrawalId'],
  Page: page(() => import('./pages/withdrawals.tsx')),
};
