import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const appealsArea: Area = {
  id: 'appeals',
  icon: 'gavel',
  group: 'work',
  rights: ['appeals'],
  queues: ['appeals'],
  letter: 'p',
  paths: ['/console/appeals', '/console/appeals/:orderId'],
  Page: page(() => import('./pages/appeals.tsx')),
};
