import type { Area } from '../../shell/areas.ts';
import { page } from '../../shell/page.tsx';

export const announcementsArea: Area = {
  id: 'announcements',
  icon: 'news',
  group: 'house',
  rights: ['announcements'],
  queues: [],
  letter: 'n',
  paths: ['/console/announcements', '/console/announcements/:announcementId'],
  Page: page(() => import('./pages/announcements.tsx')),
};
