import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  pages: 'Halaman kontrak',
  trade: 'Trading',
  delivery: 'Delivery',
  information: 'Informasi',
  history: 'Riwayat',
  traders: 'Trader',
  notices: 'Notifikasi',
  parts: 'Bagian halaman ini',
  activity: 'Semua',
  orders: 'Order',
  fills: 'Eksekusi',
  payments: 'Pendanaan',
  realised: 'Hasil',
  receipts: 'Bukti transaksi',
  index: 'Indeks, mark, dan margin',
  funding: 'Riwayat pendanaan',
  fund: 'Dana asuransi',
  queue: 'Antrean',
  calculator: 'Kalkulator',
};
