import { plural } from '@quay/words/languages/fr_FR';
import type { SettingsWords } from './index.ts';

export const words: SettingsWords = {
  support: 'Service client',
  supportWords: 'Pendant ces heures, quelqu’un répond ; en dehors, les clients lisent quand. Heures en UTC.',
  opens: 'Ouvre, UTC',
  closes: 'Ferme, UTC',
  always: 'Deux fois la même heure signifie : toujours ouvert.',
  days: 'Jours',
  dayNames: ['Dim', 'Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam'],
  merchants: 'Marchands',
  merchantsWords: 'Ce qu’un marchand laisse en caution en candidatant. Rien ne change pour ceux qui ont payé.',
  deposit: 'Caution',
  signUp: 'Inscription',
  signUpOpen: 'De nouveaux utilisateurs peuvent ouvrir un compte',
  signUpWords: 'Fermée, tous ceux qui ont un compte se connectent toujours.',
  withdrawals: 'Retraits',
  withdrawalsWords:
    'Quand les utilisateurs peuvent demander un retrait. Ce qui a été demandé avant continue. Heures en UTC.',
  withdrawalsOpen: 'Les utilisateurs peuvent retirer',
  convert: 'Conversion',
  convertWords: 'Désactivée, aucun prix n’est coté. Les coins convertis restent tels quels.',
  convertOpen: 'Des prix sont cotés',
  twoPeople: 'Une seconde personne approuve chaque changement de ces réglages.',
  save: 'Demander ces changements',
  saving: 'Demande en cours',
  nothing: 'Rien n’est encore modifié.',
  undo: 'Annuler',
  asked: 'Demandé. Une seconde personne décide sous Approbations.',
  changes: (count) => plural(count, { one: `${count} changement`, other: `${count} changements` }),
  moveTitle: 'Déplacer un coin simulé',
  move: 'Déplacer',
  moving: 'Déplacement',
  moved: 'Le prix bouge',
  moveWords:
    'Déplace régulièrement le prix d’un coin sur quelques minutes ; il y reste jusqu’au prochain démarrage. Seulement là où le marché est simulé.',
  moveFields: { symbol: 'Coin', percent: 'Pourcentage entier, négatif pour une baisse', minutes: 'Minutes, 1 à 60' },
};
