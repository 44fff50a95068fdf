import type { Words } from './index.ts';

export const words: Words = {
  user: 'Compte',
  security: 'Sécurité',
  verification: 'Vérification',
  score: 'Score de crédit',
  referral: 'Parrainage',
  logins: 'Historique des connexions',
};
