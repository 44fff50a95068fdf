import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const dashboardArea: Area = {
  id: 'dashboard',
  icon: 'home',
  group: 'work',
  rights: [],
  queues: [],
  letter: 'd',
  paths: ['/console'],
  Page: page(() => import('./pages/dashboard.tsx')),
};
