import type { Area } from '../../shell/areas.ts';
import { page } from '../../shell/page.tsx';

export const deskArea: Area = {
  id: 'desk',
  icon: 'headset',
  group: 'work',
  rights: ['chat'],
  queues: ['chat'],
  letter: 'c',
  paths: ['/console/conversations', '/console/conversations/:conversationId'],
  Page: page(() => import('./pages/desk.tsx')),
};
