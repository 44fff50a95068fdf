import type { Words } from './index.ts';

export const words: Words = {
  user: 'Akun',
  security: 'Keamanan',
  verification: 'Verifikasi',
  score: 'Skor kredit',
  referral: 'Referral',
  logins: 'Riwayat masuk',
};
