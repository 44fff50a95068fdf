import type { ClosureObstacle } from '@quay/contract/account';
import type { LoginLine } from '@quay/contract/identity';
import type { Words } from './index.ts';

const obstacles: Record<ClosureObstacle, string> = {
  withdrawals: 'Ada penarikan yang sedang diproses',
  orders: 'Ada order terbuka',
  positions: 'Ada posisi kontrak terbuka',
  loans: 'Ada pinjaman beragunan yang belum lunas',
  credit: 'Ada pinjaman kredit yang belum lunas',
  earn: 'Masih ada aset di Earn',
  'c2c-appeals': 'Ada order C2C dalam banding',
  'c2c-orders': 'Ada order C2C yang belum selesai',
  'c2c-ads': 'Ada iklan C2C yang belum ditutup',
  'merchant-deposit': 'Deposit pedagang masih ditahan',
  following: 'Anda mengikuti trader atau diikuti',
  'linked-wallet': 'Ada dompet tertaut',
  debts: 'Akun kekurangan koin',
  balances: 'Masih ada koin',
};

const outcomes: Record<LoginLine['outcome'], string> = { entered: 'Masuk', refused: 'Kata sandi salah' };

export const words: Words = {
  close: {
    title: 'Tutup akun',
    lead: (days) =>
      `Akun Anda ditutup ${days} hari setelah diminta. Sampai saat itu Anda dapat masuk dan membatalkannya.`,
    after:
      'Setelah itu tidak ada yang dapat masuk. Nama panggilan, email, dan nomor telepon tetap terpakai, dan catatan kami disimpan untuk audit.',
    dataFirst: 'Unduh dulu data Anda',
    calledOff: 'Penutupan terakhir dibatalkan karena ada koin masuk selama menunggu.',
    first: 'Ini dulu',
    obstacles,
    left: (amount) => `${amount} di semua akun`,
    leave: (most) => `Sisanya, paling banyak ${most}, ditinggalkan. Saya tidak akan mendapatkannya kembali.`,
    leaveMissing: 'Nyatakan bahwa itu ditinggalkan, atau tarik dulu.',
    fundPassword: 'Kata sandi dana',
    forgot: 'Lupa?',
    act: 'Tutup akun',
    doing: 'Menutup akun',
    stay: 'Tetap di sini',
    done: (at) => `Anda telah keluar. Akun ditutup pada ${at}.`,
    waiting: (at) => `Akun Anda ditutup pada ${at}.`,
    waitingWhy: 'Sampai saat itu tidak ada yang dapat diperdagangkan atau dipindahkan. Koin yang masuk membatalkannya.',
    keep: 'Pertahankan akun saya',
    keeping: 'Membatalkan penutupan',
    kept: 'Akun Anda tetap terbuka.',
    failed: 'Akun tidak termuat',
    failedWhy: 'Tidak ada yang berubah.',
  },
  data: {
    title: 'Unduh data saya',
    lead: 'Satu berkas JSON berisi semua yang kami simpan tentang Anda: profil, riwayat masuk, alamat, metode pembayaran, order, transaksi, buku besar, C2C, pesan, dan pemberitahuan. Gambar hanya disebut namanya, tidak disertakan.',
    limit: (max) =>
      `Hingga ${max} berkas dalam 24 jam. Siapa pun yang memiliki berkas dapat membacanya: simpan dengan aman.`,
    act: 'Unduh',
    doing: 'Membuat berkas',
    done: 'Berkas tersimpan.',
  },
  score: {
    title: 'Skor kredit',
    lead: 'Merangkum yang Anda lakukan di sini. Tidak mengubah biaya atau batas.',
    level: 'Verifikasi',
    days: (count) => `Hari di sini: ${count}`,
    orders: (count) => `Order C2C selesai: ${count}`,
    repaid: (count) => `Pinjaman lunas: ${count}`,
    late: (count) => `Pinjaman terlambat: ${count}`,
    sold: (count) => `Agunan terjual: ${count}`,
    rules: {
      level: '20 dasar, 30 lanjutan, 40 notaris',
      days: '1 untuk tiap 30 hari',
      'c2c-orders': '1 untuk tiap order',
      'loans-repaid': '5 untuk tiap pinjaman, tanpa agunan hanya tepat waktu',
      'loans-late': 'Kurang 20 untuk tiap pinjaman kredit yang terlambat',
      'pledges-sold': 'Kurang 10 untuk tiap pinjaman yang agunannya dijual paksa',
    },
    failed: 'Skor tidak termuat',
    failedWhy: 'Tidak ada yang berubah.',
  },
  logins: {
    title: 'Riwayat masuk',
    lead: 'Masuk dalam 180 hari terakhir. Ada yang bukan Anda? Ubah kata sandi dan bekukan akun.',
    outcomes,
    unknown: 'Perangkat tidak dikenal',
    empty: 'Belum ada riwayat',
    emptyWhy: 'Setiap kali masuk mulai sekarang tercatat di sini.',
    more: 'Tampilkan lagi',
    failed: 'Riwayat tidak termuat',
    failedWhy: 'Akun Anda aman; hanya daftar ini yang tidak ada.',
  },
};
