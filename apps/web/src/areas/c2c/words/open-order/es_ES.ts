import type { Translation } from '@quay/words';
import type { OpenOrderWords } from './index.ts';

export const words: Translation<OpenOrderWords> = {
  acts: {
    pay: (money, _1, who) => `Paga ${money} a ${who}`,
    release: (_, coins, who) => `${who} ha pagado: comprueba y libera ${coins}`,
    fault: (_, _1, who) => `${who} canceló por tu causa: responde`,
    answer: () => 'El personal espera tu respuesta a una apelación',
    appeal: () => 'El personal decide sobre una apelación',
    'await-payment': (money, _1, who) => `${who} paga ${money}`,
    'await-release': (_, coins, who) => `${who} libera ${coins}`,
    over: (_, _1, who) => `Orden con ${who}`,
  },
  short: {
    pay: (money) => `Pagar ${money}`,
    release: (_, coins) => `Liberar ${coins}`,
    fault: () => 'Responder a una cancelación',
    answer: () => 'Responder a una apelación',
    appeal: () => 'Apelación',
    'await-payment': (money) => `Esperando ${money}`,
    'await-release': (_, coins) => `Esperando ${coins}`,
    over: (_, coins) => `${coins}`,
  },
  until: (coins, clock) => `${coins} en escrow, hasta ${clock}`,
  inEscrow: (coins) => `${coins} de una orden P2P`,
  open: 'Abrir',
};
