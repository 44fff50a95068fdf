import type { Area } from '../../shell/areas.ts';
import { page } from '../../shell/page.tsx';

export const casesArea: Area = {
  id: 'cases',
  icon: 'transfer',
  group: 'work',
  rights: ['users-lock'],
  queues: ['cases'],
  letter: 'g',
  paths: ['/console/cases', '/console/cases/:caseId'],
  Page: page(() => import('./pages/cases.tsx')),
};
