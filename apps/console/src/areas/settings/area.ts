import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const settingsArea: Area = {
  id: 'settings',
  icon: 'filter',
  group: 'administration',
  rights: ['settings'],
  queues: [],
  letter: 's',
  paths: ['/console/settings'],
  Page: page(() => import('./pages/settings.tsx')),
};
