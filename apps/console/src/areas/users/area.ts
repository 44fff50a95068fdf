import type { Area } from '../../shell/areas.ts';
import { page } from '../../shell/page.tsx';

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
