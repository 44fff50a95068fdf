import { PURCHASE_HOLD_HOURS } from '@quay/contract/c2c';
import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/id_ID';
import type { TakeWords } from './index.ts';

export const words: Translation<TakeWords> = {
  title: { buy: (coin) => `Beli ${coin}`, sell: (coin) => `Jual ${coin}` },
  price: 'Harga',
  floats: 'Harga ini mengikuti pasar. Yang Anda konfirmasi itulah yang berlaku.',
  fields: {
    buy: { money: 'Anda bayar', quantity: 'Anda terima' },
    sell: { money: 'Anda terima', quantity: 'Anda jual' },
  },
  max: 'Maks',
  limit: (range) => `Limit ${range}`,
  available: (coins) => `Tersedia: ${coins}`,
  amountMissing: 'Masukkan jumlah.',
  ways: { buy: 'Cara Anda bayar', sell: 'Tempat Anda dibayar' },
  anyWay: 'Cara apa pun, harga terbaik',
  methodMissing: { buy: 'Pilih cara Anda bayar.', sell: 'Pilih tempat Anda dibayar.' },
  noMethod:
    'Tidak ada rekening Anda yang cocok. Anda dibayar ke rekening atas nama sendiri, dari salah satu jenis ini:',
  addMethod: 'Tambah metode pembayaran',
  addOther: 'Tambah rekening lain',
  time: { buy: 'Waktu pembayaran', sell: 'Pembeli membayar dalam' },
  minutes: (time) => plural(time, { 60: '1 jam', 120: '2 jam', other: `${time} mnt` }),
  leftInAd: 'Sisa di iklan ini',
  dayLeft: 'Anda dapat bertransaksi hari ini',
  demands: 'Pengiklan meminta',
  terms: 'Ketentuan pengiklan',
  act: { buy: (coins) => `Beli ${coins}`, sell: (coins) => `Jual ${coins}` },
  actPlain: { buy: (coin) => `Beli ${coin}`, sell: (coin) => `Jual ${coin}` },
  acting: { buy: (coins) => `Membeli ${coins}`, sell: (coins) => `Menjual ${coins}` },
  logInTo: { buy: 'Masuk untuk membeli', sell: 'Masuk untuk menjual' },
  confirm: { buy: 'Anda beli', sell: 'Anda jual' },
  send: 'Anda kirim',
  receive: 'Anda terima',
  payBy: (kind, time) => `lewat ${kind}, dalam ${plural(time, { 60: '1 jam', 120: '2 jam', other: `${time} mnt` })}`,
  paidBy: (kind, time) => `lewat ${kind}, dalam ${plural(time, { 60: '1 jam', 120: '2 jam', other: `${time} mnt` })}`,
  intoEscrow: 'ke escrow',
  intoSpot: 'ke Spot setelah dirilis',
  other: { buy: 'Penjual', sell: 'Pembeli' },
  method: 'Metode pembayaran',
  fee: 'Biaya',
  feeNone: 'tidak ada',
  escrow: {
    buy: (name) =>
      `Koin ${name} ada di escrow sebelum Anda membayar. Koin menjadi milik Anda bila ${name} sudah melihat pembayaran dan merilisnya, atau bila staf memutuskan demikian; tanpa pembayaran, order berakhir sendiri.`,
    sell: (name) =>
      `Koin Anda masuk ke escrow. ${name} mendapatkannya bila Anda merilisnya, atau bila staf memutuskan demikian. Rilis hanya setelah Anda melihat uangnya di rekening Anda.`,
  },
  heldAfter: (when) =>
    `Selama ${PURCHASE_HOLD_HOURS} jam setelah rilis, nilai koin ini tidak dapat ditarik: sampai ${when}, jika dirilis sekarang. Anda dapat langsung memperdagangkannya.`,
  moved: (price) => `Harga bergeser ke ${price}. Tidak ada yang dilakukan. Lihat jumlahnya dan konfirmasi lagi.`,
  noAnswer:
    'Tidak ada jawaban, jadi order mungkin sudah dibuat. Kirim lagi: order yang sama tidak pernah dibuat dua kali.',
  again: (amount) => `Kirim lagi: ${amount}`,
  sendingAgain: 'Mengirim lagi',
  lift: {
    fundPassword: 'Buat kata sandi dana',
    verify: 'Verifikasi sekarang',
    why: 'Mengapa?',
    orders: 'Lihat order saya',
  },
  best: 'Penawaran terbaik',
  bestFailed: 'Penawaran gagal dimuat',
  noOffer: 'Saat ini tidak ada iklan yang cocok dengan jumlah ini.',
  noOfferWhy: 'Coba jumlah lain, cara bayar lain, atau telusuri semua iklan.',
  ordersOf: (count) => plural(count, { other: `${count} order` }),
  ordersAnd: (count, completion) => plural(count, { other: `${count} order ${completion}` }),
  takes: { sell: (minutes) => `merilis dalam ${minutes} menit`, buy: (minutes) => `membayar dalam ${minutes} menit` },
  gone: 'Iklan ini sudah tidak ada',
  goneWhy: 'Iklan ditutup, diturunkan, atau habis. Tidak ada yang dilakukan.',
  seeOthers: 'Lihat iklan lain',
  failed: 'Iklan gagal dimuat',
  failedWhy: 'Yang Anda ketik tetap tersimpan.',
};
