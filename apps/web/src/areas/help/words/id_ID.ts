import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/id_ID';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  title: 'Bantuan',
  questions: 'Pertanyaan',
  search: 'Di mana deposit saya?',
  clear: 'Hapus pencarian',
  topics: 'Topik',
  topic: {
    wallet: 'Deposit, tarik',
    spot: 'Spot',
    contracts: 'Futures',
    c2c: 'P2P',
    earn: 'Earn',
    loans: 'Pinjaman',
    account: 'Akun',
    security: 'Keamanan',
    fees: 'Biaya dan batas',
    app: 'Aplikasi',
  },
  found: (count) => plural(count, { other: `${count} jawaban` }),
  none: (search) => `Tidak ada tentang “${search}”`,
  noneWhy: 'Coba satu kata darinya, atau tanyakan kepada orang.',
  person: 'Tulis kepada orang',
  personWhy: 'Layanan pelanggan membaca dan menjawab di sini.',
  failed: 'Artikel gagal dimuat',
  failedWhy: 'Layanan pelanggan tetap menjawab.',
  unknown: 'Artikel ini tidak ada',
  unknownWhy: 'Alamatnya mungkin alamat lama.',
  all: 'Semua artikel',
  changed: (date, version) => `Diubah ${date}, versi ${version}`,
  minutes: (count) => `${count} mnt baca`,
  goesWith: 'Terkait',
  answered: 'Belum terjawab?',
  more: 'Buka sebagai artikel',
  offline: 'Tidak ada koneksi: ini artikel yang ada di perangkat ini.',
};
