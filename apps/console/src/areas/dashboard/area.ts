import type { Area } from '../../shell/areas.ts';
import { page } from '../../shell/page.tsx';

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
