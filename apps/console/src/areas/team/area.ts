import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const teamArea: Area = {
  id: 'team',
  icon: 'user',
  group: 'administration',
  rights: ['team'],
  queues: [],
  letter: 't',
  paths: ['/console/team', '/console/team/:staffId'],
  Page: page(() => import('./pages/team.tsx')),
};

export const rolesArea: Area = {
  id: 'roles',
  icon: 'shield',
  group: 'administration',
  rights: ['team'],
  queues: [],
  letter: 'r',
  paths: ['/console/roles', '/console/roles/:roleId'],
  Page: page(() => import('./pages/roles.tsx')),
};
