import type { Translation } from '@quay/words';
import type { DebtWords } from './index.ts';

export const words: Translation<DebtWords> = {
  title: 'Deposit dibatalkan jaringan, dan sebagian kurang',
  paidTwice: {
    title: 'Penarikan dibayar dua kali, dan sebagian kurang',
    why: 'Penarikan ini gagal dan koinnya dikembalikan kepada Anda. Setelah perubahan jaringan, penarikan itu tetap dibayar. Yang Anda terima dalam koin ini menutupnya dulu. Sampai saat itu Anda dapat berdagang dan mengonversi, tetapi tidak ada yang dapat keluar dari akun Anda.',
  },
  from: (network, hash) => `dari ${network}, ${hash}`,
  why: 'Jaringan membatalkan deposit ini setelah masuk ke saldo Anda. Yang Anda terima dalam koin ini menutupnya dulu. Sampai saat itu Anda dapat berdagang dan mengonversi, tetapi tidak ada yang dapat keluar dari akun Anda. Jika transfernya datang lagi, ini berakhir sendiri.',
  owed: (amount) => `${amount} di antaranya masih kurang. Yang Anda terima dalam koin ini menutupnya dulu.`,
  unsupported: {
    title: 'Masuk, tetapi tidak dapat dikreditkan',
    why: 'Koin ini masuk ke alamat deposit Anda, dan kami tidak mendukungnya. Koin ini tidak ada di saldo Anda. Layanan pelanggan dapat memberi tahu apakah dapat dikirim kembali; sebutkan hash, atau waktu dan pengirimnya bila tidak ada hash. Jangan buka tautan dalam token yang tidak Anda minta.',
    coin: (network) => `Koin jaringan ${network} sendiri`,
    token: (network, contract) => `Token ${contract} di ${network}`,
    smallest: 'dalam satuan terkecil',
    unnamed: 'dibayar oleh kontrak, tanpa hash',
  },
};
