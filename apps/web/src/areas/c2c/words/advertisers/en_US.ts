import type { C2cSide } from '@quay/contract/c2c';
import type { Statistic } from '../../advertisers/use-figures-of.ts';

const sides: Record<C2cSide, string> = { sell: 'Buy from them', buy: 'Sell to them' };
const noAds: Record<C2cSide, (name: string) => string> = {
  sell: (name) => `${name} sells nothing just now`,
  buy: (name) => `${name} buys nothing just now`,
};
const labels: Record<Statistic, string> = {
  orders30: 'Orders, 30 days',
  completion30: 'Completion, 30 days',
  releaseSeconds: 'Releases after',
  paySeconds: 'Pays after',
  good: 'Good reviews',
  orders: 'Orders in all',
  counterparties: 'People traded with',
  memberSince: 'Here since',
  deposit: 'Deposit',
};
const formulas: Record<Statistic, string> = {
  orders30: 'Orders that were completed in the last 30 days, as buyer and as seller.',
  completion30:
    'Completed ÷ (completed + ended by their own fault) in 30 days. Their own fault is a cancel that names no fault of the other side, an order that they let time out, and a ruling against them.',
  releaseSeconds: 'Mean time from “paid” to “released” of the orders that they sold in 30 days.',
  paySeconds: 'Mean time from the order to “paid” of the orders that they bought in 30 days.',
  good: 'Good reviews ÷ all reviews. Only who completed an order can write one, once for each order.',
  orders: 'Orders that were completed, ever.',
  counterparties: 'Different people with whom at least one order was completed, ever.',
  memberSince: 'The day on which the account was opened.',
  deposit: 'What a merchant left with Quay. It pays where a merchant is found at fault.',
};

/** The people who post ads. */
export const words = {
  title: 'Advertiser',
  online: 'online',
  offline: 'not online',
  since: (day: string) => `here since ${day}`,
  merchant: 'Certified merchant',
  verified: 'Advanced verification',
  depositOf: (amount: string) => `Deposit ${amount}`,
  allFigures: 'All figures',
  figures: 'Figures',
  labels,
  formulas,
  howComputed: 'How these are computed',
  computedWhy:
    'All of it comes from orders on Quay, anew every few seconds. Nobody types these figures in. A dash stands where there is nothing yet to compute from.',
  nothing: '–',
  minutes: (minutes: number) => `${minutes} min`,
  goodOf: (share: string, good: string, bad: string) => `${share} (${good} good, ${bad} bad)`,

  ads: 'Ads',
  sides,
  subject: (coin: string, fiat: string) => `${coin} for ${fiat}`,
  noAds,
  noAdsWhy: 'Look again later, or choose another ad in the market.',

  reviews: 'Reviews',
  review: 'Review',
  noReviewsYet: 'none yet',
  kinds: { all: 'All', good: 'Good', bad: 'Bad' },
  good: 'Good',
  bad: 'Bad',
  noText: 'Without words',
  noReviews: { all: 'No reviews yet', good: 'No good reviews', bad: 'No bad reviews' },
  noReviewsWhy: 'Whoever completes an order can say how it was.',

  unknown: 'This advertiser is not here any more',
  unknownWhy: 'The account is closed, or the address is wrong.',
  toMarket: 'See the market',
  failed: 'This did not load',
  failedWhy: 'Nothing is changed by it.',
};
