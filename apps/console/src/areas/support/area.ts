import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const supportArea: Area = {
  id: 'desk',
  icon: 'headset',
  group: 'work',
  rights: ['chat'],
  queues: ['chat'],
  letter: 'c',
  paths: ['/console/conversations', '/console/conversations/:conversationId'],
  Page: page(() => import('./pages/support.tsx')),
};
