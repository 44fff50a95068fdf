import type { Translation } from '@quay/words';
import type { DashboardWords } from './index.ts';

export const words: Translation<DashboardWords> = {
  waits: 'Yang menunggu',
  oldest: 'Terlama',
  overdue: 'Terlambat',
  noQueues: 'Peran Anda tidak mengerjakan antrean.',
  users: 'Pengguna',
  total: 'Seluruhnya',
  today: 'Baru hari ini',
  locked: 'Diblokir staf',
  frozen: 'Dibekukan sendiri',
  system: 'Sistem',
  version: 'Versi aplikasi',
  noVersion: 'tidak dibangun',
  seq: 'Batch jurnal',
  behind: 'Batch belum di tabel',
  at: 'Per',
};
