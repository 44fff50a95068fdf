import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const announcementsArea: Area = {
  id: 'announcements',
  icon: 'news',
  group: 'administration',
  rights: ['announcements'],
  queues: [],
  letter: 'n',
  paths: ['/console/announcements', '/console/announcements/:announcementId'],
  Page: page(() => import('./pages/announcements.tsx')),
};
