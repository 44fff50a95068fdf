import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { fiat, kind, offer } from './offer.ts';
import { amounts } from './order.ts';
import { c2c } from './refusals.ts';
import { c2cCoins, c2cSides } from './sets.ts';

export const preRequest = z.strictObject({
  side: z.enum(c2cSides).describe('what the user wants to do'),
  symbol: z.enum(c2cCoins),
  fiat,
  ...amounts,
  adId: id.optional().describe('this ad; without it the best one for the amount'),
  kinds: z.array(kind).max(20).optional(),
});

export const preResponse = z.object({
  offer,
  price: decimal,
  money: decimal,
  quantity: decimal,
  available: decimal.describe('coins of the user that could be sold'),
  payTo: z.array(z.object({ methodId: id, kind })).describe('of a sell ad: what it is paid to'),
});

export type Pre = z.infer<typeof preResponse>;

/** What an order would be: of an ad, or of the best one for an amount. Nothing happens yet. */
export const pre = call<z.infer<typeof preRequest>, Pre>({
  name: 'c2c/pre',
  method: 'POST',
  path: '/otc/order/pre',
  permission: 'user',
  whileFrozen: true,
  refusals: [
    c2c['amount-malformed'],
    c2c['ad-unknown'],
    c2c['user-blocked'],
    c2c['ad-unavailable'],
    c2c['no-offer'],
    c2c['no-reference'],
  ],
  about: 'What an order would be: of an ad, or of the best one for an amount. Nothing happens yet.',
});
