import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, nothing, symbol, time } from '../../fields.ts';
import { currencies, levels } from '../identity/sets.ts';
import { c2c } from './refusals.ts';
import {
  c2cCoins,
  c2cSides,
  merchantRequirements,
  paymentFields,
  paymentKinds,
  priceKinds,
  suspensionReasons,
} from './sets.ts';

export const fiat = z.enum(currencies);
/** Of a wish: one that is not traded is refused by name. */
export const anyFiat = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('ISO 4217');
export const kind = z.enum(paymentKinds);

export const fiatRow = z.object({
  fiat,
  symbol: z.string().describe('the sign that stands with an amount'),
  country: z.string().describe('ISO 3166-1 alpha-2'),
  decimals: z.number().int(),
  kinds: z.array(kind).describe('payment kinds that are used for it'),
});
export type FiatRow = z.infer<typeof fiatRow>;
export const fiatsRequest = nothing;
export const fiatsResponse = z.array(fiatRow);
/** The fiats of the C2C market, with the payment kinds used for each. */
export const fiats = call<z.infer<typeof fiatsRequest>, FiatRow[]>({
  name: 'c2c/fiats',
  method: 'POST',
  path: '/currency/findAll',
  permission: 'guest',
  whileFrozen: true,
  refusals: [],
  about: 'The fiats of the C2C market, with the payment kinds used for each.',
});

export const countriesRequest = nothing;
export const countriesResponse = z.array(
  z.object({ country: z.string().describe('ISO 3166-1 alpha-2'), fiat, kinds: z.array(kind) }),
);
export type CountryRow = z.infer<typeof countriesResponse>[number];
/** The countries whose money is traded. */
export const countries = call<z.infer<typeof countriesRequest>, CountryRow[]>({
  name: 'c2c/countries',
  method: 'POST',
  path: '/support/country',
  permission: 'guest',
  whileFrozen: true,
  refusals: [],
  about: 'The countries whose money is traded.',
});

export const coinRow = z.object({
  symbol: z.enum(c2cCoins),
  decimals: z.number().int().describe('in which it is traded for fiat'),
  priceDecimals: z.number().int(),
  references: z.record(z.string(), decimal).describe('reference price by fiat; none while the market has no price'),
});
export type C2cCoinRow = z.infer<typeof coinRow>;
export const coinsRequest = nothing;
export const coinsResponse = z.array(coinRow);
/** The coins of the C2C market with their reference prices. */
export const coins = call<z.infer<typeof coinsRequest>, C2cCoinRow[]>({
  name: 'c2c/coins',
  method: 'POST',
  path: '/otc/coin/all',
  permission: 'guest',
  whileFrozen: true,
  refusals: [],
  about: 'The coins of the C2C market with their reference prices.',
});

/** Computed from orders; the formula of each stands in the API document and on the advertiser's page. */
export const reputation = z.object({
  orders30: z.number().int().describe('orders completed in 30 days'),
  completion30: z
    .string()
    .nullable()
    .describe('completed ÷ (completed + ended by own fault) of 30 days, 0 to 1, four decimals; null without orders'),
  releaseSeconds: z.number().int().nullable().describe('mean from paid to released, 30 days, as seller'),
  paySeconds: z.number().int().nullable().describe('mean from taken to paid, 30 days, as payer'),
  orders: z.number().int().describe('completed, ever'),
  good: z.number().int(),
  bad: z.number().int(),
  counterparties: z.number().int().describe('different people traded with, ever'),
});
export type Reputation = z.infer<typeof reputation>;

export const advertiserCard = z.object({
  userId: id,
  name: z.string().describe('account name'),
  merchant: z.boolean(),
  online: z.boolean().describe('seen within five minutes'),
  reputation,
});
export type AdvertiserCard = z.infer<typeof advertiserCard>;

export const demands = z.object({
  verified: z.boolean().describe('advanced verification passed'),
  days: z.number().int().describe('registered so many days; 0 or 30'),
  holdings: decimal.describe('has more than so much, in USDT; 0 or 30'),
});
export type Demands = z.infer<typeof demands>;

export const offer = z.object({
  adId: id,
  side: z.enum(c2cSides).describe('what the advertiser does'),
  symbol,
  fiat,
  priceKind: z.enum(priceKinds),
  price: decimal.describe('now'),
  index: decimal.nullable().describe('of a floating price: share of the reference price'),
  left: decimal.describe('coins that are left'),
  min: decimal.describe('of one order, fiat'),
  max: decimal.describe('of one order, fiat; what is left may make it less'),
  orderMax: decimal.describe('of one order, fiat, as the ad has it: bounds an order of all coins that are left'),
  kinds: z.array(kind),
  minutes: z.number().int(),
  terms: z.string(),
  demands,
  advertiser: advertiserCard,
});
export type Offer = z.infer<typeof offer>;

export const offersRequest = z.strictObject({
  side: z.enum(c2cSides).describe('what who asks wants to do'),
  symbol: z.enum(c2cCoins),
  fiat,
  amount: decimal.optional().describe('fiat: only ads that take it'),
  kinds: z.array(kind).max(20).optional().describe('only ads with one of them'),
  merchants: z.boolean().optional(),
  mine: z.boolean().optional().describe('only ads that the user may take; needs a session'),
  sort: z.enum(['price', 'completion', 'orders']).optional(),
  pageNo: z.number().int().min(1).max(10_000).optional(),
  pageSize: z.number().int().min(1).max(100).optional(),
});
export const offersResponse = z.object({
  rows: z.array(offer),
  total: z.number().int(),
  reference: decimal.nullable(),
  at: time,
});
export type Offers = z.infer<typeof offersResponse>;
/** Ads that answer what somebody wants, the best price first. */
export const offers = call<z.infer<typeof offersRequest>, Offers>({
  name: 'c2c/offers',
  method: 'POST',
  path: '/otc/advertise/application/page-by-unit',
  permission: 'guest',
  whileFrozen: true,
  refusals: [c2c['amount-malformed']],
  about: 'Ads that answer what somebody wants, the best price first.',
});

export const meRequest = nothing;
export const meResponse = z.object({
  c2c_user_type: z.number().int().describe('0 a merchant, 1 who only trades'),
  taking: z.boolean().describe('a merchant takes orders now'),
  level: z.enum(levels),
  realName: z.string().nullable().describe('as verified; payment accounts bear it'),
  fundPassword: z.boolean().describe('is set: a seller needs it'),
  reputation,
  cancelsLeft: z.number().int().describe('of three in a UTC day'),
  salesHeldUntil: time.nullable().describe('nothing can be sold before, since the security settings were changed'),
  suspended: z
    .object({ reason: z.enum(suspensionReasons), since: time })
    .nullable()
    .describe('staff have suspended the merchant: no ad is shown or taken, and orders under way go on'),
  missing: z
    .array(z.enum(merchantRequirements))
    .describe('what the account lacks to be a merchant’s; while a merchant lacks something no ad is shown or taken'),
  dayLeft: decimal.describe('USDT that may still be traded today by taking ads'),
  open: z.number().int().describe('orders under way'),
  waiting: z.number().int().describe('orders that wait for this user'),
  unread: z.number().int().describe('messages of orders'),
  held: decimal.describe('USDT of coins bought in the last 24 hours that have to stay'),
});
export type C2cMe = z.infer<typeof meResponse>;
/** What the user is in the C2C market, and how much is left of the limits. */
export const me = call<z.infer<typeof meRequest>, C2cMe>({
  name: 'c2c/me',
  method: 'GET',
  path: '/otc/me',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'What the user is in the C2C market, and how much is left of the limits.',
});

export const paymentTermsRow = z.object({
  kind,
  needed: z.array(z.enum(paymentFields)),
  optional: z.array(z.enum(paymentFields)),
  qr: z.boolean(),
  instant: z.boolean(),
  fiats: z.array(fiat),
});
