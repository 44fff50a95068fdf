import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const auditArea: Area = {
  id: 'audit',
  icon: 'list',
  group: 'administration',
  rights: ['audit'],
  queues: [],
  letter: 'l',
  paths: ['/console/audit', '/console/audit/:auditId'],
  Page: page(() => import('./pages/audit.tsx')),
};
