import type { OpenOrderWords } from './index.ts';

export const words: OpenOrderWords = {
  acts: {
    pay: (money, _1, who) => `Payer ${money} à ${who}`,
    release: (_, coins, who) => `${who} a payé : vérifiez, puis libérez ${coins}`,
    fault: (_, _1, who) => `${who} a annulé à cause de vous : répondez`,
    answer: () => 'L’équipe attend votre réponse à une réclamation',
    appeal: () => 'L’équipe décide d’une réclamation',
    'await-payment': (money, _1, who) => `${who} paie ${money}`,
    'await-release': (_, coins, who) => `${who} libère ${coins}`,
    over: (_, _1, who) => `Ordre avec ${who}`,
  },
  short: {
    pay: (money) => `Payer ${money}`,
    release: (_, coins) => `Libérer ${coins}`,
    fault: () => 'Répondre à une annulation',
    answer: () => 'Répondre à une réclamation',
    appeal: () => 'Réclamation',
    'await-payment': (money) => `En attente : ${money}`,
    'await-release': (_, coins) => `En attente : ${coins}`,
    over: (_, coins) => `${coins}`,
  },
  until: (coins, clock) => `${coins} attendent sous séquestre, jusqu’à ${clock}`,
  inEscrow: (coins) => `${coins} d’un ordre P2P`,
  open: 'Ouvrir',
};
