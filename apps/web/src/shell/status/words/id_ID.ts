import type { Translation } from '@quay/words';
import type { StatusWords } from './index.ts';

export const words: Translation<StatusWords> = {
  label: 'Status bursa',
  live: 'Langsung',
  delay: (ms) => `Langsung, ${ms} md`,
  connecting: 'Menghubungkan',
  lost: 'Tidak ada koneksi',
  simulated: 'Pasar simulasi',
  reserves: 'Cadangan',
  provedAt: (when) => `dibuktikan ${when}`,
  leastOf: (coin) => `${coin} adalah koin dengan cakupan terkecil`,
  balancesProved: 'Saldo',
  journal: 'Jurnal',
  keys: 'Tombol',
  keysTitle: 'Tombol',
  rows: 'Baris berikut dan sebelumnya dari daftar',
  openRow: 'Buka baris',
  closeLayer: 'Tutup yang terakhir dibuka',
  thisList: 'Tombol ini',
  lettersOn: 'Huruf berfungsi sebagai pintasan',
  support: 'Bantuan',
};
