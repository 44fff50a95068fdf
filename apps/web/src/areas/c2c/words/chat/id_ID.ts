import type { Translation } from '@quay/words';
import type { OrderChatWords } from './index.ts';

export const words: Translation<OrderChatWords> = {
  lines: {
    opened: (coins) => `${coins} dikunci di escrow`,
    paid: () => 'Ditandai sudah dibayar',
    released: (coins) => `${coins} dirilis`,
    cancelled: () => 'Dibatalkan, koin dikembalikan',
    'timed-out': () => 'Waktu membayar habis, koin dikembalikan',
    appealed: () => 'Banding dibuka',
    'appeal-taken': () => 'Staf mengambil banding',
    'evidence-asked': () => 'Staf meminta bukti',
    'appeal-withdrawn': () => 'Banding dicabut',
    'ruled-payer': () => 'Staf memutuskan untuk pembayar',
    'ruled-seller': () => 'Staf memutuskan untuk penjual',
    reminded: () => 'Pengingat dikirim',
  },
  warnings: {
    'off-platform': 'Tetaplah di Quay. Di luar Quay tidak ada yang dapat membantu, dan escrow tidak berlaku.',
    'release-first': 'Jangan pernah merilis sebelum uang ada di rekening Anda, siapa pun yang meminta.',
    'receipt-is-no-proof': 'Gambar pembayaran bukanlah pembayaran. Periksa di aplikasi bank Anda.',
  },
  title: 'Obrolan',
  with: (who) => `Obrolan dengan ${who}`,
  staff: 'Layanan pelanggan',
  staffNamed: (name) => `${name}, layanan pelanggan`,
  autoReply: 'Jawaban otomatis',
  failed: 'Percakapan gagal dimuat',
  failedWhy: 'Tidak ada tulisan yang hilang.',
  safe: 'Staf Quay tidak pernah meminta kode atau kata sandi, dan tidak pernah memindahkan transaksi ke aplikasi lain.',
  closed: 'Order ini sudah selesai, dan obrolannya ditutup. Anda masih dapat membacanya.',
  pay: (money, left) => `Bayar ${money}, sisa ${left}`,
  payWhy: 'Sudah bayar? Tekan di order. Pesan bukanlah pembayaran.',
  check: (money) => `Periksa apakah ${money} sudah masuk`,
  checkWhy: 'Rilis hanya yang Anda lihat di rekening Anda sendiri.',
  toOrder: 'Ke order',
};
