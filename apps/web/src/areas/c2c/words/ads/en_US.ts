import type { AdShownState, C2cSide, PriceKind } from '@quay/contract/c2c';
import { plural } from '@quay/words/languages/en_US';

/** By what the advertiser, who reads this, does. */
type BySide<Words> = Record<C2cSide, Words>;

const sides: BySide<string> = { sell: 'I sell', buy: 'I buy' };
const subject: BySide<(coin: string, fiat: string) => string> = {
  sell: (coin, fiat) => `Sell ${coin} for ${fiat}`,
  buy: (coin, fiat) => `Buy ${coin} for ${fiat}`,
};
const priceKinds: Record<PriceKind, string> = { fixed: 'Fixed price', floating: 'Floating price' };
const priceKindWhy: Record<PriceKind, string> = {
  fixed: 'Stays as it is until you change it, wherever the market goes.',
  floating: 'Follows the market at the share that you choose. Each order keeps the price that it was made at.',
};
const bestNow: BySide<string> = { sell: 'Cheapest ad now', buy: 'Highest bid now' };
const quantity: BySide<string> = { sell: 'You sell in all', buy: 'You buy in all' };
const time: BySide<string> = { sell: 'Time for the buyer to pay', buy: 'Time for you to pay' };
const postAct: BySide<(coins: string) => string> = {
  sell: (coins) => `Post: sell ${coins}`,
  buy: (coins) => `Post: buy ${coins}`,
};
const nowWhy: BySide<string> = {
  sell: 'The coins go into escrow as long as the ad is on the shelf, and come back when you take it off.',
  buy: 'It can be answered as soon as you post it.',
};
const onWhy: BySide<string> = {
  sell: 'Others see it. What is left waits in escrow and comes back when you take it off.',
  buy: 'Others see it and can sell to you.',
};
const offWhy: BySide<string> = {
  sell: 'Nobody sees it, and its coins are in your Spot account. Orders under way go on.',
  buy: 'Nobody sees it. Orders under way go on.',
};
const states: Record<AdShownState, string> = {
  on: 'On the shelf',
  off: 'Off the shelf',
  closed: 'Closed',
  ended: 'Sold out',
};

/** A merchant's ads. */
export const words = {
  one: 'Ad',
  mine: 'My ads',
  endedWhy: 'All of its coins are traded. Raise the quantity to bring it back.',
  create: 'Post an ad',
  change: 'Change the ad',
  closedOnes: 'Closed ads',
  tabs: { all: 'All', on: 'On the shelf', off: 'Off the shelf' },
  states,
  steps: { 1: 'Type and price', 2: 'Quantity and payment', 3: 'Terms' },
  stepOf: (step: number, name: string) => `Step ${step} of 3 · ${name}`,

  side: 'What you do',
  sides,
  subject,
  coin: 'Coin',
  fiat: 'Currency',
  priceKind: 'Price',
  priceKinds,
  priceKindWhy,
  priceIn: (fiat: string) => `Price ${fiat}`,
  percent: 'Share of the reference price, %',
  less: 'Less',
  more: 'More',
  reference: 'Reference price',
  noReference: 'none just now',
  yourPrice: 'Your price',
  band: (percent: number) => `Allowed, ±${percent}%`,
  between: (least: string, most: string) => `${least} – ${most}`,
  bestNow,
  noneYet: 'none yet',
  ofReference: (share: string) => `${share} of the reference`,

  quantity,
  max: 'Max',
  all: 'All',
  available: (coins: string) => `Available: ${coins}`,
  worth: (money: string) => `That is ${money} at your price.`,
  usedAlready: (coins: string) => `Traded or in orders already: ${coins}`,
  min: 'Least of one order',
  minWhy: (money: string) => `at least ${money}`,
  most: 'Most of one order',
  methods: (max: number) => `You are paid on (up to ${max})`,
  kinds: (max: number) => `You pay by (up to ${max})`,
  noMethod: (fiat: string) => `None of your accounts takes ${fiat} yet.`,
  addMethod: 'Add a payment method',
  time,
  minutes: (minutes: number) => plural(minutes, { 60: '1 h', 120: '2 h', other: `${minutes} min` }),
  slow: 'This way to pay can take days. Give the longest time, or choose one that usually arrives within minutes.',

  terms: 'Terms (optional)',
  termsSaid: 'Terms',
  firstMessage: 'First message',
  kindOfPrice: 'Kind of price',
  termsHint: 'What the other side has to know before they take your ad',
  autoReply: 'First message (optional)',
  autoReplyHint: 'Is written in the chat as soon as an order is made',
  count: (typed: number, max: number) => `${typed} of ${max} characters`,
  demands: 'The other side has to',
  demandVerified: 'have passed advanced verification',
  demandDays: (days: number) => `have an account of at least ${days} days`,
  demandHoldings: (amount: string) => `hold more than ${amount} USDT`,
  when: 'In the market',
  now: 'At once',
  later: 'Later',
  nowWhy,
  laterWhy: 'It is kept off the shelf. Nothing leaves your account until you put it on.',
  leaves: 'You lock',
  leavesWhy: 'into escrow until sold',
  arrives: 'You receive',
  arrivesWhy: {
    fixed: 'at least, from buyers, when all of it is sold',
    floating: 'from buyers, if all of it is sold at the price of now',
  },

  next: 'Next',
  incomplete: 'Look at what is marked above.',
  postAct,
  keepAct: 'Save for later',
  saveAct: 'Save the changes',
  saving: 'Saving',
  posted: 'Your ad is in the market.',
  kept: 'Your ad is saved, off the shelf.',
  changed: 'The ad is changed. Orders under way keep what they were made with.',
  noAnswer: 'No answer came, so it may be done already. Look through your ads before you send it again.',

  leftOf: (left: string, all: string) => `${left} left of ${all}`,
  limit: (range: string) => `Limit ${range}`,
  openOrders: (count: number) => plural(count, { one: '1 order under way', other: `${count} orders under way` }),
  limits: 'Limits of one order',
  limitNow: 'Most just now',
  total: 'In all',
  dealt: 'Traded',
  locked: 'In orders under way',
  left: 'Left',
  leftInEscrow: 'Left, in escrow',
  paidOn: 'You are paid by',
  paysBy: 'You pay by',
  none: 'nothing',
  created: 'Posted',
  number: 'Number',
  onWhy,
  offWhy,
  ordersOf: (count: number) => plural(count, { one: '1 order of this ad', other: `${count} orders of this ad` }),
  noOrders: 'Nobody has taken it yet.',
  close: 'Close it',
  closeTitle: 'Close this ad for good?',
  closeBack:
    'What is left in escrow comes back to your Spot account at once. The ad cannot be opened again, only posted anew.',
  closeWhy: 'The ad cannot be opened again, only posted anew.',
  closeBusy: (count: number) =>
    plural(count, {
      one: 'One order is under way or under appeal. Finish it first; until then take the ad off the shelf.',
      other: `${count} orders are under way or under appeal. Finish them first; until then take the ad off the shelf.`,
    }),
  closeAct: 'Close the ad',
  closing: 'Closing',
  repost: 'Post it once more',
  noAds: { all: 'No ads yet', on: 'No ad is on the shelf', off: 'No ad is off the shelf', closed: 'No closed ads' },
  noAdsWhy: 'An ad says what you buy or sell, at what price and how you are paid. Others answer it.',
  noClosedWhy: 'Ads that you close stand here, so that you can post them once more.',
  failed: 'This did not load',
  failedWhy: 'Your ads and what you typed are not touched by it.',
  unknownWhy: 'There is no such ad among yours.',
};
