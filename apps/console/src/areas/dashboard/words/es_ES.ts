import type { Translation } from '@quay/words';
import type { DashboardWords } from './index.ts';

export const words: Translation<DashboardWords> = {
  waits: 'Qué espera',
  oldest: 'Lo más antiguo',
  overdue: 'Atrasado',
  noQueues: 'Tu rol no trabaja en ninguna cola.',
  users: 'Usuarios',
  total: 'En total',
  today: 'Nuevos hoy',
  locked: 'Bloqueados por el personal',
  frozen: 'Congelados por sí mismos',
  system: 'Sistema',
  version: 'Versión de la app',
  noVersion: 'sin compilar',
  seq: 'Lote del diario',
  behind: 'Lotes aún no en tablas',
  at: 'A fecha de',
};
