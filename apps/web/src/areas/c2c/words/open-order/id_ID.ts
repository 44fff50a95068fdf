import type { Translation } from '@quay/words';
import type { OpenOrderWords } from './index.ts';

export const words: Translation<OpenOrderWords> = {
  acts: {
    pay: (money, _1, who) => `Bayar ${money} ke ${who}`,
    release: (_, coins, who) => `${who} sudah membayar: periksa, lalu rilis ${coins}`,
    fault: (_, _1, who) => `${who} membatalkan dengan menyebut Anda: jawab`,
    answer: () => 'Staf menunggu jawaban Anda atas banding',
    appeal: () => 'Staf sedang memutuskan banding',
    'await-payment': (money, _1, who) => `${who} membayar ${money}`,
    'await-release': (_, coins, who) => `${who} merilis ${coins}`,
    over: (_, _1, who) => `Order dengan ${who}`,
  },
  short: {
    pay: (money) => `Bayar ${money}`,
    release: (_, coins) => `Rilis ${coins}`,
    fault: () => 'Jawab pembatalan',
    answer: () => 'Jawab banding',
    appeal: () => 'Banding',
    'await-payment': (money) => `Menunggu ${money}`,
    'await-release': (_, coins) => `Menunggu ${coins}`,
    over: (_, coins) => `${coins}`,
  },
  until: (coins, clock) => `${coins} menunggu di escrow, sampai ${clock}`,
  inEscrow: (coins) => `${coins} dari order P2P`,
  open: 'Buka',
};
