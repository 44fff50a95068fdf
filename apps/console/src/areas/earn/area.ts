import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const earnArea: Area = {
  id: 'earn',
  icon: 'earn',
  group: 'work',
  rights: ['earn'],
  queues: ['earn'],
  letter: 'y',
  paths: ['/console/earn', '/console/earn/:product'],
  Page: page(() => import('./pages/earn.tsx')),
};

export const linkedWalletsArea: Area = {
  id: 'linkedWallets',
  icon: 'eye',
  group: 'work',
  rights: ['earn'],
  queues: [],
  letter: '3',
  paths: ['/console/linked-wallets'],
  Page: page(() => import('./pages/linked-wallets.tsx')),
};

export const earnOrdersArea: Area = {
  id: 'earnOrders',
  icon: 'mining',
  group: 'work',
  rights: ['earn'],
  queues: [],
  letter: 'k',
  paths: ['/console/earn-orders'],
  Page: page(() => import('./pages/earn-orders.tsx')),
};
