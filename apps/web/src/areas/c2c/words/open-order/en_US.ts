import type { MerchantAct } from '../../merchant/waiting.ts';

const acts: Record<MerchantAct, (money: string, coins: string, who: string) => string> = {
  pay: (money, _, who) => `Pay ${money} to ${who}`,
  release: (_, coins, who) => `${who} has paid: check, then release ${coins}`,
  fault: (_, __, who) => `${who} cancelled because of you: answer`,
  answer: () => 'Staff wait for your answer to an appeal',
  appeal: () => 'Staff decide about an appeal',
  'await-payment': (money, _, who) => `${who} pays ${money}`,
  'await-release': (_, coins, who) => `${who} releases ${coins}`,
  over: (_, __, who) => `Order with ${who}`,
};

const short: Record<MerchantAct, (money: string, coins: string) => string> = {
  pay: (money) => `Pay ${money}`,
  release: (_, coins) => `Release ${coins}`,
  fault: () => 'Answer a cancel',
  answer: () => 'Answer an appeal',
  appeal: () => 'Appeal',
  'await-payment': (money) => `Awaiting ${money}`,
  'await-release': (_, coins) => `Awaiting ${coins}`,
  over: (_, coins) => coins,
};

/** The order that waits for the user, on the start page and in the header. */
export const words = {
  acts,
  short,
  until: (coins: string, clock: string) => `${coins} wait in escrow, until ${clock}`,
  inEscrow: (coins: string) => `${coins} of a C2C order`,
  open: 'Open',
};
