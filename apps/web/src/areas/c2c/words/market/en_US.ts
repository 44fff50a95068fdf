import type { C2cSide } from '@quay/contract/c2c';
import { plural } from '@quay/words/languages/en_US';
import type { Sort } from '../../forms/market-filter.ts';

type BySide<Words> = Record<C2cSide, Words>;

const sides: BySide<string> = { buy: 'Buy', sell: 'Sell' };
const amount: BySide<string> = { buy: 'Pay', sell: 'Get' };
const amountLong: BySide<string> = { buy: 'You want to pay', sell: 'You want to receive' };
const comesTo: BySide<(coins: string) => string> = {
  buy: (coins) => `You get ${coins}`,
  sell: (coins) => `You send ${coins}`,
};
const takeFrom: BySide<(coin: string, name: string) => string> = {
  buy: (coin, name) => `Buy ${coin} from ${name}`,
  sell: (coin, name) => `Sell ${coin} to ${name}`,
};
/** By what the advertiser does. */
const takes: BySide<(minutes: number) => string> = {
  sell: (minutes) => `releases in ${minutes} min`,
  buy: (minutes) => `pays in ${minutes} min`,
};
const there: BySide<(count: number) => string> = {
  buy: (count) => plural(count, { one: '1 seller', other: `${count} sellers` }),
  sell: (count) => plural(count, { one: '1 buyer', other: `${count} buyers` }),
};
const canTake: BySide<(count: number, money: string) => string> = {
  buy: (count, money) => `${there.buy(count)} can take ${money}`,
  sell: (count, money) => `${there.sell(count)} can pay ${money}`,
};
const none: BySide<(coin: string, fiat: string) => string> = {
  buy: (coin, fiat) => `Nobody sells ${coin} for ${fiat} just now`,
  sell: (coin, fiat) => `Nobody buys ${coin} for ${fiat} just now`,
};
const sorts: Record<Sort, string> = { price: 'Best price', completion: 'Completion', orders: 'Most orders' };
const sortWhy: Record<Sort, string> = {
  price: 'What costs you least, or brings you most, first',
  completion: 'Who completes the largest share of orders first',
  orders: 'Who completed the most orders in 30 days first',
};

/** The C2C market. */
export const words = {
  title: 'C2C market',
  sideLabel: 'What you want to do',
  sides,
  toQuick: 'Quick',
  toChoose: 'All ads',
  orders: 'My orders',
  ordersWaiting: (count: number) =>
    plural(count, { one: 'My orders, 1 waits for you', other: `My orders, ${count} wait for you` }),
  post: 'Post an ad',
  coins: 'Coin',
  fiatIs: (fiat: string) => `Currency: ${fiat}`,

  amount,
  amountLong,
  amountWhy: 'Only ads that take this amount.',
  anyAmount: 'any amount',
  clearAmount: 'Clear the amount',
  kinds: 'Ways to pay',
  kindsWhy: 'Ways to pay: none chosen means any.',
  anyKind: 'Payment',
  allKinds: 'Any way',
  someKinds: (count: number) => `${count} ways to pay`,
  moreFilters: 'More filters',
  moreFiltersOn: (count: number) =>
    plural(count, { one: 'More filters, 1 is on', other: `More filters, ${count} are on` }),
  filters: 'Filter ads',
  seeAds: 'See ads',
  clear: 'Clear',
  merchantsOnly: 'Certified merchants only',
  merchantsWhy: 'They left a deposit, out of which a ruling can make good their faults.',
  mineOnly: 'Only ads that I can take',
  mineWhy: 'Leaves out ads that ask for more than your account has.',
  followedOnly: 'Followed advertisers only',
  followedWhy: 'Those on whose page you have set the star.',
  sortLabel: 'Order of the list',
  sorts,
  sortWhy,

  fiat: 'Currency',
  searchFiat: 'Search currencies and ways to pay',
  noFiat: 'No such currency',
  noFiatWhy: (typed: string) => `None of the currencies fits “${typed}”.`,

  ads: 'Ads',
  there,
  canTake,
  comesTo,
  takeFrom,
  takes,
  yours: 'Your ad',
  merchant: 'Certified merchant',
  online: 'online',
  orders30: (shown: string, count: number) => plural(count, { one: `${shown} order`, other: `${shown} orders` }),
  limit: (range: string) => `Limit ${range}`,
  left: (coins: string) => `${coins} left`,
  payWithin: (minutes: number) => `${minutes} min to pay`,
  demands: {
    asks: (what: string) => `Asks for ${what}`,
    verified: 'advanced verification',
    days: (days: number) => `an account of ${days} days`,
    holdings: (amount: string) => `more than ${amount} USDT held`,
    and: ', ',
  },

  failed: 'The ads did not load',
  failedWhy: 'Your filters are kept.',
  moreFailed: 'The next ads did not load',
  moreFailedWhy: 'Those above are kept.',
  noneFits: 'No ad fits',
  noneFitsWhy: 'There are ads, but none for this amount, way to pay or filter.',
  clearFilters: 'Clear the filters',
  none,
  noneWhy: 'Merchants come and go through the day. Look again later, or in another currency.',
  otherFiat: 'Choose another currency',
};
