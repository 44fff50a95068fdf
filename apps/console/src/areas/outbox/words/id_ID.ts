import type { Translation } from '@quay/words';
import type { OutboxWords } from './index.ts';

export const words: Translation<OutboxWords> = {
  deliveries: { kept: 'Disimpan di sini', sent: 'Dikirim', failed: 'Gagal' },
  search: 'Alamat email atau nomor telepon',
  columns: { to: 'Kepada', subject: 'Perihal', code: 'Kode', delivery: 'Pengiriman', at: 'Kapan' },
  emptyTitle: 'Belum ada pesan',
  emptyWords: 'Kode dan pemberitahuan untuk pengguna muncul di sini saat ditulis.',
  keptWords: 'Tidak ada yang diatur untuk membawa pesan ini. Berhenti di sini.',
  failedWords: 'Server email tidak menerimanya.',
  hidden: 'Teksnya hanya untuk penerima dan tidak ditampilkan di sini.',
  text: 'Teks',
  code: 'Kode',
  copyCode: 'Salin kode',
  unknown: 'Pesan ini tidak ada di daftar',
  unknownWords: 'Mungkin lebih jauh ke bawah, atau ditulis ke alamat lain.',
};
