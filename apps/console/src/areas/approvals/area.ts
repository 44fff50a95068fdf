import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const approvalsArea: Area = {
  id: 'approvals',
  icon: 'check',
  group: 'work',
  rights: ['approvals'],
  queues: ['approvals'],
  letter: 'a',
  paths: ['/console/approvals', '/console/approvals/:approvalId'],
  Page: page(() => import('./pages/approvals.tsx')),
};
