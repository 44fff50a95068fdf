import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/id_ID';
import type { SettingsWords } from './index.ts';

export const words: Translation<SettingsWords> = {
  support: 'Layanan pelanggan',
  supportWords: 'Dalam jam ini ada yang menjawab; di luarnya pelanggan membaca kapan. Waktu dalam UTC.',
  opens: 'Buka, UTC',
  closes: 'Tutup, UTC',
  always: 'Waktu yang sama dua kali berarti: selalu buka.',
  days: 'Hari',
  dayNames: ['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'],
  merchants: 'Merchant',
  merchantsWords:
    'Yang ditaruh merchant sebagai deposit saat mengajukan. Tidak mengubah apa pun bagi yang sudah membayar.',
  deposit: 'Deposit',
  signUp: 'Pendaftaran',
  signUpOpen: 'Pengguna baru dapat membuka akun',
  signUpWords: 'Jika ditutup, semua yang punya akun tetap dapat masuk.',
  withdrawals: 'Penarikan',
  withdrawalsWords: 'Kapan pengguna boleh meminta penarikan. Yang diminta sebelumnya berlanjut. Waktu dalam UTC.',
  withdrawalsOpen: 'Pengguna dapat menarik',
  convert: 'Penukaran kilat',
  convertWords: 'Jika mati, tidak ada harga yang dikuotasi. Koin yang sudah ditukar tetap seperti adanya.',
  convertOpen: 'Harga dikuotasi',
  twoPeople: 'Orang kedua menyetujui setiap perubahan pengaturan ini.',
  save: 'Minta perubahan ini',
  saving: 'Meminta',
  nothing: 'Belum ada yang diubah.',
  undo: 'Batalkan',
  asked: 'Diminta. Orang kedua memutuskan di Persetujuan.',
  changes: (count) => plural(count, { other: `${count} perubahan` }),
  moveTitle: 'Gerakkan koin simulasi',
  move: 'Gerakkan',
  moving: 'Memindahkan',
  moved: 'Harga bergerak',
  moveWords:
    'Menggerakkan harga koin secara merata selama beberapa menit; harga tetap di sana sampai dijalankan ulang. Hanya di pasar simulasi.',
  moveFields: { symbol: 'Koin', percent: 'Persen bulat, di bawah nol untuk turun', minutes: 'Menit, 1 hingga 60' },
};
