import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const outboxArea: Area = {
  id: 'outbox',
  icon: 'mail',
  group: 'administration',
  rights: ['outbox'],
  queues: [],
  letter: 'o',
  paths: ['/console/outbox', '/console/outbox/:messageId'],
  Page: page(() => import('./pages/outbox.tsx')),
};
