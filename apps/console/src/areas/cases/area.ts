import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

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
