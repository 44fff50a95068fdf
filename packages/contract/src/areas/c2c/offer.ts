import { z } from 'zod';
import { decimal, id, symbol } from '../../fields.ts';
import { currencies } from '../identity/sets.ts';
import { c2cSides, paymentFields, paymentKinds, priceKinds } from './sets.ts';

export const fiat = z.enum(currencies);

/** Of a request: one that is not traded is refused by name. */
export const anyFiat = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('ISO 4217');

export const kind = z.enum(paymentKinds);

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

export const paymentTermsRow = z.object({
  kind,
  needed: z.array(z.enum(paymentFields)),
  optional: z.array(z.enum(paymentFields)),
  qr: z.boolean(),
  instant: z.boolean(),
  fiats: z.array(fiat),
});
