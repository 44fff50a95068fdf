import type { DashboardWords } from './index.ts';

export const words: DashboardWords = {
  waits: 'Was wartet',
  oldest: 'Älteste',
  overdue: 'Überfällig',
  noQueues: 'Ihre Rolle bearbeitet keine Warteschlange.',
  users: 'Nutzer',
  total: 'Insgesamt',
  today: 'Heute neu',
  locked: 'Vom Team gesperrt',
  frozen: 'Selbst eingefroren',
  system: 'System',
  version: 'Version der App',
  noVersion: 'nicht gebaut',
  seq: 'Journal-Batch',
  behind: 'Batches noch nicht in Tabellen',
  at: 'Stand',
};
