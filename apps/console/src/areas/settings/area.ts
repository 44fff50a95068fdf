import type { Area } from '../../shell/areas.ts';
import { page } from '../../shell/page.tsx';

export const settingsArea: Area = {
  id: 'settings',
  icon: 'filter',
  group: 'house',
  rights: ['settings'],
  queues: [],
  letter: 's',
  paths: ['/console/settings'],
  Page: page(() => import('./pages/settings.tsx')),
};
