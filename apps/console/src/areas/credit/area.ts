import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

const shared = { group: 'work', rights: ['credits'] } as const;

export const creditsArea: Area = {
  ...shared,
  id: 'credits',
  icon: 'loan',
  queues: ['credits'],
  letter: '1',
  paths: ['/console/credits', '/console/credits/:loanId'],
  Page: page(() => import('./pages/credits.tsx')),
};

export const creditPoolArea: Area = {
  ...shared,
  id: 'creditPool',
  icon: 'bank',
  queues: [],
  letter: '2',
  paths: ['/console/credit-pool'],
  Page: page(() => import('./pages/credit-pool.tsx')),
};
