import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/fr_FR';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  title: 'Aide',
  questions: 'Questions',
  search: 'Où est mon dépôt ?',
  clear: 'Effacer la recherche',
  topics: 'Sujets',
  topic: {
    wallet: 'Dépôts, retraits',
    spot: 'Spot',
    contracts: 'Contrats',
    c2c: 'P2P',
    earn: 'Earn',
    loans: 'Prêts',
    account: 'Compte',
    security: 'Sécurité',
    fees: 'Frais et limites',
    app: 'L’application',
  },
  found: (count) => plural(count, { one: `${count} réponse`, other: `${count} réponses` }),
  none: (search) => `Rien sur « ${search} »`,
  noneWhy: 'Essayez un seul mot, ou demandez à une personne.',
  person: 'Écrire à une personne',
  personWhy: 'Le service client lit et répond ici.',
  failed: 'Les articles n’ont pas été chargés',
  failedWhy: 'Le service client répond sans eux.',
  unknown: 'Cet article n’est pas là',
  unknownWhy: 'Son adresse est peut-être ancienne.',
  all: 'Tous les articles',
  changed: (date, version) => `Modifié le ${date}, version ${version}`,
  minutes: (count) => `${count} min de lecture`,
  goesWith: 'À lire aussi',
  answered: 'Pas de réponse ?',
  more: 'Ouvrir comme article',
  offline: 'Pas de connexion : voici les articles présents sur cet appareil.',
};
