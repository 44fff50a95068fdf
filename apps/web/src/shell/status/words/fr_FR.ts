import type { StatusWords } from './index.ts';

export const words: StatusWords = {
  label: 'État de la plateforme',
  live: 'En direct',
  delay: (ms) => `En direct, ${ms} ms`,
  connecting: 'Connexion en cours',
  lost: 'Pas de connexion',
  simulated: 'Marché simulé',
  reserves: 'Réserves',
  provedAt: (when) => `prouvé ${when}`,
  leastOf: (coin) => `${coin} est le coin le moins couvert`,
  balancesProved: 'Soldes',
  journal: 'Journal',
  keys: 'Touches',
  keysTitle: 'Touches',
  rows: 'Ligne suivante et précédente d’une liste',
  openRow: 'Ouvrir la ligne',
  closeLayer: 'Fermer le dernier élément ouvert',
  thisList: 'Ces touches',
  lettersOn: 'Les lettres servent de raccourcis',
  support: 'Support',
};
