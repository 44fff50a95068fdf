import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { anyFiat, kind, offer } from './offer.ts';
import { c2c } from './refusals.ts';
import { adShownStates, c2cSides, priceKinds } from './sets.ts';

/** What an ad says. */
export const request = z.strictObject({
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
export const requirements = [c2c['merchant-second-factor'], c2c['merchant-contact']] as const;

export const checked = [
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

export const shelfRefusals = [c2c['ad-unknown'], c2c['ad-closed']] as const;
