import type { OpenOrderWords } from './index.ts';

export const words: OpenOrderWords = {
  acts: {
    pay: (money, _1, who) => `${money} an ${who} zahlen`,
    release: (_, coins, who) => `${who} hat bezahlt: prüfen, dann ${coins} freigeben`,
    fault: (_, _1, who) => `${who} hat wegen Ihnen storniert: antworten`,
    answer: () => 'Das Team wartet auf Ihre Antwort zum Einspruch',
    appeal: () => 'Das Team entscheidet über einen Einspruch',
    'await-payment': (money, _1, who) => `${who} zahlt ${money}`,
    'await-release': (_, coins, who) => `${who} gibt ${coins} frei`,
    over: (_, _1, who) => `Order mit ${who}`,
  },
  short: {
    pay: (money) => `${money} zahlen`,
    release: (_, coins) => `${coins} freigeben`,
    fault: () => 'Auf Stornierung antworten',
    answer: () => 'Auf Einspruch antworten',
    appeal: () => 'Einspruch',
    'await-payment': (money) => `Erwartet: ${money}`,
    'await-release': (_, coins) => `Erwartet: ${coins}`,
    over: (_, coins) => `${coins}`,
  },
  until: (coins, clock) => `${coins} warten in Treuhand, bis ${clock}`,
  inEscrow: (coins) => `${coins} einer P2P-Order`,
  open: 'Öffnen',
};
