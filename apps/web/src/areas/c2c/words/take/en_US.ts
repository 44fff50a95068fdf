import { type C2cSide, PURCHASE_HOLD_HOURS } from '@quay/contract/c2c';
import { plural } from '@quay/words/languages/en_US';
import type { By } from '../../forms/take.form.ts';

type BySide<Words> = Record<C2cSide, Words>;

const title: BySide<(coin: string) => string> = { buy: (coin) => `Buy ${coin}`, sell: (coin) => `Sell ${coin}` };
const fields: BySide<Record<By, string>> = {
  buy: { money: 'You pay', quantity: 'You get' },
  sell: { money: 'You get', quantity: 'You sell' },
};
const ways: BySide<string> = { buy: 'How you pay', sell: 'Where you are paid' };
const act: BySide<(coins: string) => string> = { buy: (coins) => `Buy ${coins}`, sell: (coins) => `Sell ${coins}` };
const acting: BySide<(coins: string) => string> = {
  buy: (coins) => `Buying ${coins}`,
  sell: (coins) => `Selling ${coins}`,
};
const methodMissing: BySide<string> = {
  buy: 'Choose how you pay.',
  sell: 'Choose where you are paid.',
};
const logInTo: BySide<string> = { buy: 'Log in to buy', sell: 'Log in to sell' };
const confirm: BySide<string> = { buy: 'You buy', sell: 'You sell' };
const other: BySide<string> = { buy: 'Seller', sell: 'Buyer' };
const time: BySide<string> = { buy: 'Time to pay', sell: 'Buyer pays within' };
const escrow: BySide<(name: string) => string> = {
  buy: (name) =>
    `The coins of ${name} are in escrow before you pay. They are yours when ${name} has seen the payment and releases them, or when staff decide so; without a payment the order ends by itself.`,
  sell: (name) =>
    `Your coins go into escrow. ${name} gets them when you release them, or when staff decide so. Release only when you have seen the money in your account.`,
};
const minutes = (time: number): string => plural(time, { 60: '1 h', 120: '2 h', other: `${time} min` });
/** By what the advertiser does. */
const takes: BySide<(minutes: number) => string> = {
  sell: (minutes) => `releases in ${minutes} min`,
  buy: (minutes) => `pays in ${minutes} min`,
};

/** Taking an ad, and the quick zone. */
export const words = {
  title,
  price: 'Price',
  floats: 'This price follows the market. What you confirm is what holds.',
  fields,
  max: 'Max',
  limit: (range: string) => `Limit ${range}`,
  available: (coins: string) => `Available: ${coins}`,
  amountMissing: 'Enter an amount.',
  ways,
  anyWay: 'Any way, best price',
  methodMissing,
  noMethod: 'None of your accounts fits. You are paid on an account in your own name, of one of these kinds:',
  addMethod: 'Add a payment method',
  addOther: 'Add another account',
  time,
  minutes,
  leftInAd: 'Left in this ad',
  dayLeft: 'You may trade today',
  demands: 'The advertiser asks for',
  terms: 'Terms of the advertiser',

  act,
  actPlain: title,
  acting,
  logInTo,
  confirm,
  send: 'You send',
  receive: 'You receive',
  payBy: (kind: string, time: number) => `by ${kind}, within ${minutes(time)}`,
  paidBy: (kind: string, time: number) => `by ${kind}, within ${minutes(time)}`,
  intoEscrow: 'into escrow',
  intoSpot: 'into Spot once released',
  other,
  method: 'Payment method',
  fee: 'Fee',
  feeNone: 'none',
  escrow,
  heldAfter: (when: string) =>
    `For ${PURCHASE_HOLD_HOURS} hours after the release the worth of these coins cannot be withdrawn: until ${when}, if they were released now. You can trade with them at once.`,
  moved: (price: string) => `The price has moved to ${price}. Nothing was done. Look at the amounts and confirm again.`,
  noAnswer: 'No answer came, so the order may be made already. Send it again: the same order is never made twice.',
  again: (amount: string) => `Send again: ${amount}`,
  sendingAgain: 'Sending again',
  lift: {
    fundPassword: 'Set a fund password',
    verify: 'Verify now',
    why: 'Why?',
    orders: 'See my orders',
  },

  best: 'Best offer',
  bestFailed: 'The offers did not load',
  noOffer: 'No ad fits this amount just now.',
  noOfferWhy: 'Try another amount, another way to pay, or look through all ads.',
  ordersOf: (count: number) => plural(count, { one: '1 order', other: `${count} orders` }),
  ordersAnd: (count: number, completion: string) =>
    plural(count, { one: `1 order ${completion}`, other: `${count} orders ${completion}` }),
  takes,

  gone: 'This ad is gone',
  goneWhy: 'It was closed, taken off the shelf or used up. Nothing was done.',
  seeOthers: 'See other ads',
  failed: 'The ad did not load',
  failedWhy: 'What you typed is kept.',
};
