import type { Words } from './index.ts';

export const words: Words = {
  title: 'Pasang Quay di perangkat ini',
  name: 'Quay',
  about: 'Langsung dari situs ini, tanpa toko aplikasi',
  gains: 'Yang Anda dapat',
  gainNotices: 'Pemberitahuan saat order, pinjaman, atau posisi membutuhkan Anda',
  gainOffline: 'Terbuka tanpa koneksi: angka terakhir beserta waktunya',
  gainSame: 'Program yang sama seperti di sini; bisa dihapus kapan saja',
  byHand: 'Di iPhone atau iPad, secara manual',
  share: 'Ketuk ikon bagikan di bagian bawah Safari',
  add: 'Pilih “Tambah ke Layar Utama”',
  open: 'Ketuk “Tambah”, lalu buka Quay dari sana',
  elsewhere: 'Di browser lain',
  elsewhereWhy:
    'Buka menunya dan pilih “Instal” atau “Tambahkan ke Layar utama”. Jika keduanya tidak ada, Quay tetap berfungsi di sini.',
  phone: 'Di ponsel Anda',
  phoneWhy: (host) => `Arahkan kamera ponsel ke sini. Alamatnya harus ${host}; alamat lain bukan milik kami.`,
  code: (address) => `Kode QR yang membuka ${address}`,
  install: 'Pasang Quay',
  installed: 'Quay sudah terpasang di perangkat ini.',
  hint: 'Quay selalu siap',
  hintWhy: 'Tambahkan ke layar utama: terbuka seperti aplikasi dan pemberitahuan sampai kepada Anda.',
  notNow: 'Jangan tampilkan lagi',
};
