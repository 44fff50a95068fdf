import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const usersArea: Area = {
  id: 'users',
  icon: 'people',
  group: 'work',
  rights: ['users'],
  queues: [],
  letter: 'u',
  paths: ['/console/users', '/console/users/:userId'],
  Page: page(() => import('./pages/users.tsx')),
};
