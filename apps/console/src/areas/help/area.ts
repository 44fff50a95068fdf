import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const helpArea: Area = {
  id: 'help',
  icon: 'info',
  group: 'administration',
  rights: ['announcements'],
  queues: [],
  letter: 'q',
  paths: ['/console/help', '/console/help/:articleId'],
  Page: page(() => import('./pages/help.tsx')),
};
