import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/id_ID';
import type { NoticeWords } from './index.ts';

export const words: Translation<NoticeWords> = {
  title: 'Notifikasi P2P',
  failed: 'Pengaturan notifikasi Anda gagal dimuat',
  failedWhy: 'Semuanya tetap seperti adanya.',
  topics: {
    orders: {
      title: 'Order',
      lead: 'Diambil, dibayar, dirilis, dibatalkan, waktu habis, dan pesan saat Anda tidak ada.',
    },
    appeals: { title: 'Banding', lead: 'Dibuka, diambil staf, bukti diminta, dan diputuskan.' },
  },
  channels: {
    app: { title: 'Aplikasi', lead: 'Di aplikasi yang terbuka, dan di perangkat dengan notifikasi aktif' },
    email: { title: 'Email', lead: 'Ke alamat Anda yang tertaut' },
    sms: { title: 'SMS', lead: 'Ke telepon Anda yang tertaut' },
  },
  notBound: { email: 'Belum ada email tertaut', sms: 'Belum ada telepon tertaut', app: '' },
  bind: { email: 'Tautkan email', sms: 'Tautkan telepon', app: '' },
  last: 'Minimal satu tetap aktif. Aktifkan yang lain dulu.',
  deaf: 'Saat aplikasi tertutup Anda tidak mendapat kabar. Aktifkan notifikasi di perangkat ini, atau email.',
  saveFailed: 'Ini tidak berubah. Coba lagi.',
  security: 'Keamanan',
  securityLead: 'Login, perubahan kata sandi dan rekening pembayaran, serta penarikan.',
  always: 'Selalu aktif',
  device: 'Perangkat ini',
  push: {
    on: { title: 'Notifikasi aktif', lead: 'Browser ini menampilkannya saat Quay tertutup.' },
    off: { title: 'Notifikasi mati', lead: 'Dapatkan kabar order di perangkat ini saat Quay tertutup.' },
    denied: {
      title: 'Browser Anda memblokir notifikasi',
      lead: 'Anda pernah menolak permintaannya. Izinkan notifikasi untuk situs ini di pengaturan browser (tanda di samping alamat), lalu kembali.',
    },
    unsupported: {
      title: 'Tidak ada notifikasi di browser ini',
      lead: 'Browser ini tidak dapat menampilkannya, atau halaman datang lewat koneksi tanpa TLS. Anda tetap dapat memilih email.',
    },
    install: {
      title: 'Pasang Quay dulu',
      lead: 'Di iPhone hanya aplikasi terpasang yang menampilkan notifikasi: buka menu bagikan dan pilih “Tambah ke Layar Utama”.',
    },
  },
  turnOn: 'Aktifkan notifikasi di sini',
  turningOn: 'Menunggu browser Anda',
  turnOff: 'Matikan di sini',
  test: 'Tampilkan notifikasi uji',
  testTitle: 'Quay',
  testBody: 'Beginilah Anda diberi tahu tentang order. Tidak ada yang terjadi.',
  devices: (count) => plural(count, { other: `${count} perangkat mendapat notifikasi` }),
  pushFailed: 'Layanan push browser tidak menjawab. Coba lagi sebentar.',
};
