import type { Area } from '../../shell/areas.ts';
import { page } from '../../shell/page.tsx';

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
