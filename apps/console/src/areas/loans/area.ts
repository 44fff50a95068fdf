import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const loansArea: Area = {
  id: 'loans',
  group: 'work',
  rights: ['loans'],
  queues: [],
  icon: 'bank',
  letter: 'z',
  paths: ['/console/loans'],
  Page: page(() => import('./pages/loans.tsx')),
};
