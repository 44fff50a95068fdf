import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const chainArea: Area = {
  id: 'chain',
  icon: 'globe',
  group: 'work',
  rights: ['chain'],
  queues: ['chain'],
  letter: 'h',
  paths: ['/console/chain'],
  Page: page(() => import('./pages/chain.tsx')),
};
