import type { PeopleWords } from './index.ts';

export const words: PeopleWords = {
  title: 'Diikuti dan diblokir',
  rowWhy: 'Pengiklan yang Anda ikuti, orang yang tidak lagi bertransaksi dengan Anda',
  followed: 'Diikuti',
  blocked: 'Diblokir',
  follow: (name) => `Ikuti ${name}`,
  unfollow: (name) => `Berhenti mengikuti ${name}`,
  block: 'Blokir',
  unblock: 'Buka blokir',
  blockTitle: (name) => `Blokir ${name}?`,
  blockWhy:
    'Kalian tidak lagi melihat iklan satu sama lain, dan order baru di antara kalian tidak dapat dibuat. Order yang berjalan tetap dilanjutkan. Tidak ada yang diberi tahu.',
  blocking: 'Memblokir',
  youBlocked: (name) => `Anda memblokir ${name}. Order di antara kalian tidak dapat dibuat.`,
  since: (day) => `sejak ${day}`,
  noneFollowed: 'Anda belum mengikuti siapa pun',
  noneFollowedWhy: 'Bintang di halaman pengiklan menyimpannya di sini, dan pasar dapat menampilkan iklannya saja.',
  noneBlocked: 'Anda tidak memblokir siapa pun',
  noneBlockedWhy: 'Anda dapat memblokir pengiklan, atau pihak lain dalam order.',
  failed: 'Gagal dimuat',
  failedWhy: 'Tidak ada yang berubah.',
  actFailed: 'Gagal. Silakan coba lagi.',
};
