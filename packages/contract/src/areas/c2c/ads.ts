import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, pageFields, symbol, time } from '../../fields.ts';
import { wallet } from '../wallet/refusals.ts';
import { anyFiat, kind, offer } from './market.ts';
import { c2c } from './refusals.ts';
import { adShownStates, c2cCoins, c2cSides, priceKinds } from './sets.ts';

/** What an ad says. */
const wish = z.strictObject({
  side: z.enum(c2cSides).describe('what the advertiser does'),
  symbol,
  fiat: anyFiat,
  priceKind: z.enum(priceKinds),
  price: decimal.optional().describe('of a fixed price'),
  index: decimal.optional().describe('of a floating price: share of the reference price, 1.02 is 2 % more'),
  quantity: decimal.describe('coins in all'),
  min: decimal.describe('of one order, fiat, at least 100'),
  max: decimal.describe('of one order, fiat'),
  kinds: z.array(kind).max(20).describe('how a buyer of coins pays; 1 to 3, of a buy ad'),
  methodIds: z.array(id).max(20).describe('accounts that a sell ad is paid to; 1 to 3, of a sell ad'),
  minutes: z.number().int().describe('15, 30, 45, 60 or 120'),
  terms: z.string().max(20_000).optional(),
  autoReply: z.string().max(20_000).optional(),
  demandVerified: z.boolean().optional(),
  demandDays: z.boolean().optional(),
  demandHoldings: z.boolean().optional(),
});

export const ad = offer.extend({
  state: z.enum(adShownStates).describe('ended: all of its coins are traded; more of them bring it back'),
  status: z.number().int().min(0).max(2).describe('0 on shelf, 1 off shelf or ended, 2 closed'),
  quantity: decimal.describe('coins in all'),
  locked: decimal.describe('in orders under way'),
  dealt: decimal.describe('traded'),
  methodIds: z.array(id),
  autoReply: z.string(),
  openOrders: z.number().int(),
  createdAt: time,
  changedAt: time,
});
export type Ad = z.infer<typeof ad>;

/** Of an ad that is, or comes, on the shelf. */
const requirements = [c2c['merchant-second-factor'], c2c['merchant-contact']] as const;

const judged = [
  c2c['amount-malformed'],
  c2c['no-reference'],
  c2c['price-out-of-band'],
  c2c['limits-wrong'],
  c2c['minutes-unknown'],
  c2c['payments-wrong'],
  c2c['method-unknown'],
  c2c['method-mismatch'],
  c2c['method-waits'],
  c2c['text-too-long'],
] as const;

export const createAdRequest = wish.extend({
  onShelf: z.boolean().optional().describe('at once; absent means yes'),
  requestId: z.string().max(64).describe('1 to 36 letters, digits, - or _; sending it again returns the first result'),
});
export const createAdResponse = ad;
/** Posts an ad. A sell ad puts its coins into escrow as long as it is on the shelf. */
export const createAd = call<z.infer<typeof createAdRequest>, Ad>({
  name: 'c2c/create-ad',
  way: 'c2c-sell-ad',
  method: 'POST',
  path: '/otc/advertise/application/create',
  permission: 'user',
  refusals: [
    c2c['request-id-malformed'],
    c2c['request-id-reused'],
    c2c['ad-closed'],
    c2c['not-acceptor'],
    ...requirements,
    c2c['coin-unknown'],
    c2c['fiat-unknown'],
    ...judged,
    c2c['merchant-suspended'],
    c2c['ads-too-many'],
    wallet['debt-open'],
    c2c['sales-held'],
    c2c['balance-too-small'],
  ],
  about: 'Posts an ad. A sell ad puts its coins into escrow as long as it is on the shelf.',
});

export const updateAdRequest = wish.omit({ side: true, symbol: true, fiat: true }).extend({ adId: id });
export const updateAdResponse = ad;
/** Changes an ad. Orders that were made from it keep what they were made with. */
export const updateAd = call<z.infer<typeof updateAdRequest>, Ad>({
  name: 'c2c/update-ad',
  way: 'c2c-sell-ad',
  method: 'POST',
  path: '/otc/advertise/application/update',
  permission: 'user',
  refusals: [
    c2c['not-acceptor'],
    c2c['ad-unknown'],
    c2c['ad-closed'],
    ...requirements,
    ...judged,
    c2c['merchant-suspended'],
    wallet['debt-open'],
    c2c['sales-held'],
    c2c['quantity-below-traded'],
    c2c['balance-too-small'],
  ],
  about: 'Changes an ad. Orders that were made from it keep what they were made with.',
});

export const adDetailRequest = z.strictObject({ adId: id });
export const adDetailResponse = ad;
/** One ad, as its owner sees it. */
export const adDetail = call<z.infer<typeof adDetailRequest>, Ad>({
  name: 'c2c/ad-detail',
  method: 'POST',
  path: '/otc/advertise/application/detail',
  permission: 'user',
  refusals: [c2c['ad-unknown']],
  about: 'One ad, as its owner sees it.',
});

export const myAdsRequest = z.strictObject({
  states: z.array(z.enum(adShownStates)).max(4).optional(),
  symbol: z.enum(c2cCoins).optional(),
  side: z.enum(c2cSides).optional(),
  before: id.optional(),
  size: z.number().int().min(1).max(100).optional(),
  ...pageFields,
});
export const myAdsResponse = z.array(ad);
/** The user's ads, newest first; by `before` or by page. */
export const myAds = call<z.infer<typeof myAdsRequest>, Ad[]>({
  name: 'c2c/my-ads',
  method: 'POST',
  path: '/otc/advertise/application/all',
  permission: 'user',
  refusals: [],
  about: "The user's ads, newest first; by `before` or by page.",
});

const shelfRefusals = [c2c['ad-unknown'], c2c['ad-closed']] as const;

export const shelveAdRequest = z.strictObject({ adId: id });
export const shelveAdResponse = ad;
/** Puts an ad on the shelf; what a sell ad still offers goes into escrow. */
export const shelveAd = call<z.infer<typeof shelveAdRequest>, Ad>({
  name: 'c2c/shelve-ad',
  way: 'c2c-sell-ad',
  method: 'POST',
  path: '/otc/advertise/application/on/shelves',
  permission: 'user',
  refusals: [
    c2c['not-acceptor'],
    ...shelfRefusals,
    ...requirements,
    c2c['method-unknown'],
    c2c['method-waits'],
    c2c['ad-short'],
    c2c['merchant-suspended'],
    wallet['debt-open'],
    c2c['sales-held'],
    c2c['balance-too-small'],
  ],
  about: 'Puts an ad on the shelf; what a sell ad still offers goes into escrow.',
});

export const unshelveAdRequest = z.strictObject({ adId: id });
export const unshelveAdResponse = ad;
/** Takes an ad off the shelf; what is not in an order comes back. */
export const unshelveAd = call<z.infer<typeof unshelveAdRequest>, Ad>({
  name: 'c2c/unshelve-ad',
  method: 'POST',
  path: '/otc/advertise/application/off/shelves',
  permission: 'user',
  refusals: [...shelfRefusals],
  about: 'Takes an ad off the shelf; what is not in an order comes back.',
});

export const closeAdRequest = z.strictObject({ adId: id });
export const closeAdResponse = ad;
/** Closes an ad for good. One with orders under way or appeals stays. */
export const closeAd = call<z.infer<typeof closeAdRequest>, Ad>({
  name: 'c2c/close-ad',
  method: 'POST',
  path: '/otc/advertise/application/delete',
  permission: 'user',
  refusals: [c2c['ad-unknown'], c2c['ad-closed'], c2c['ad-busy']],
  about: 'Closes an ad for good. One with orders under way or appeals stays.',
});
