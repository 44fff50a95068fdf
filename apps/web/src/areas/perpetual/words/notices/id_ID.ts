import type { Translation } from '@quay/words';
import type { ContractNoticeWords } from './index.ts';

export const words: Translation<ContractNoticeWords> = {
  title: 'Notifikasi',
  failed: 'Notifikasi gagal dimuat',
  failedWhy: 'Posisi Anda tidak terpengaruh.',
  none: 'Belum ada notifikasi',
  noneWhy: 'Yang terjadi pada kontrak Anda tampil di sini: peringatan, likuidasi, dan perubahan kontrak.',
  fresh: 'Baru',
  receipt: (number) => `Bukti ${number}`,
  look: 'Lihat',
  older: 'Tampilkan yang lebih lama',
  settings: 'Cara Anda diberi tahu',
  settingsTitle: 'Notifikasi kontrak',
  settingsFailed: 'Pengaturan notifikasi gagal dimuat',
  settingsFailedWhy: 'Tidak ada yang diubah.',
  topics: {
    risk: {
      title: 'Risiko',
      lead: 'Peringatan sebelum likuidasi, likuidasi, auto-deleveraging, dan copy trading yang berhenti karena rugi. Selalu dikirim lewat suatu cara.',
    },
    activity: {
      title: 'Aktivitas',
      lead: 'Pendanaan yang dibayar dari laba, saat kontrak yang Anda pegang dihentikan atau dibuka, dan kabar dari yang Anda ikuti.',
    },
    alerts: { title: 'Peringatan harga', lead: 'Saat harga yang Anda pilih tercapai.' },
  },
  channels: { app: 'Di perangkat dengan notifikasi aktif', email: 'Lewat email', sms: 'Lewat SMS' },
  last: 'Satu cara tetap aktif. Aktifkan yang lain dulu.',
  device: 'Notifikasi di perangkat ini',
  saveFailed: 'Ini tidak dapat diubah. Coba lagi.',
  near: (symbol, ratio) => `${symbol}: ${ratio} dari penopang posisi Anda diperlukan.`,
  nearAt: (price) => `Dilikuidasi saat mark mencapai ${price}.`,
  nearSoon: 'Dilikuidasi saat seluruhnya diperlukan.',
  addMargin: 'Tambah margin',
  closeQuarter: 'Tutup 25%',
};
