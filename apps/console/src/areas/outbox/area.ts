import type { Area } from '../../shell/areas.ts';
import { page } from '../../shell/page.tsx';

export const outboxArea: Area = {
  id: 'outbox',
  icon: 'mail',
  group: 'house',
  rights: ['outbox'],
  queues: [],
  letter: 'o',
  paths: ['/console/outbox', '/console/outbox/:messageId'],
  Page: page(() => import('./pages/outbox.tsx')),
};
