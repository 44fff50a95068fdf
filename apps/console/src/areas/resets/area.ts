import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const resetsArea: Area = {
  id: 'resets',
  icon: 'key',
  group: 'work',
  rights: ['resets'],
  queues: ['resets'],
  letter: 'e',
  paths: ['/console/resets', '/console/resets/:resetId'],
  Page: page(() => import('./pages/resets.tsx')),
};
