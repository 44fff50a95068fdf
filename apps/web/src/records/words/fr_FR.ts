import type { Words } from './index.ts';

export const words: Words = {
  loading: 'Chargement',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  listFailed: 'Cette liste n’a pas été chargée',
  listFailedWhy: 'Ce qu’elle liste n’en est pas affecté.',
  moreFailed: 'Le reste n’a pas été chargé',
  moreFailedWhy: 'Ce qui est au-dessus reste.',
  allShown: 'C’est tout.',
  filter: {
    open: 'Filtrer',
    title: 'Ce qu’il faut afficher',
    any: 'Tous',
    period: 'Période',
    from: 'Du',
    to: 'Au',
    periods: { today: 'Aujourd’hui', week: '7 jours', month: '30 jours', quarter: '90 jours' },
    since: (day) => `Depuis le ${day}`,
    until: (day) => `Jusqu’au ${day}`,
    between: (from, to) => `${from} à ${to}`,
    upsideDown: 'Le premier jour est après le dernier.',
    remove: (what) => `${what} : ne plus filtrer ainsi`,
    clear: 'Effacer le filtre',
    none: 'Rien avec ce filtre',
    noneWhy: 'Aucune ligne ne répond à tous vos filtres.',
  },
  save: {
    saved: (file, rows) => `${file} enregistré avec ${rows} lignes.`,
    part: (file, rows) =>
      `${file} contient les ${rows} premières lignes. Choisissez une période plus courte pour le reste.`,
    nothing: 'Rien à enregistrer avec ce filtre.',
    failed: (why) => `Le fichier n’a pas été enregistré. ${why}`,
  },
};
