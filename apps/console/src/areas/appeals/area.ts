import type { Area } from '../../shell/areas.ts';
import { page } from '../../shell/page.tsx';

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
