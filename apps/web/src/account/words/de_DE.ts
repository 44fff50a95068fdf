import type { Words } from './index.ts';

export const words: Words = {
  user: 'Konto',
  security: 'Sicherheit',
  verification: 'Verifizierung',
  score: 'Kreditpunkte',
  referral: 'Empfehlung',
  logins: 'Anmeldungen',
};
