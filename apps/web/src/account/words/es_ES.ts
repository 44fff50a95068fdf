import type { Words } from './index.ts';

export const words: Words = {
  user: 'Cuenta',
  security: 'Seguridad',
  verification: 'Verificación',
  score: 'Puntuación de crédito',
  referral: 'Referidos',
  logins: 'Historial de inicios de sesión',
};
