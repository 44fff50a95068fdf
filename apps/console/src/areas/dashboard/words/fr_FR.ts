import type { DashboardWords } from './index.ts';

export const words: DashboardWords = {
  waits: 'Ce qui attend',
  oldest: 'Le plus ancien',
  overdue: 'En retard',
  noQueues: 'Votre rôle ne traite aucune file.',
  users: 'Utilisateurs',
  total: 'En tout',
  today: 'Nouveaux aujourd’hui',
  locked: 'Verrouillés par l’équipe',
  frozen: 'Gelés par eux-mêmes',
  system: 'Système',
  version: 'Version de l’application',
  noVersion: 'non construite',
  seq: 'Lot du journal',
  behind: 'Lots pas encore en tables',
  at: 'À la date de',
};
