import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, time } from '../../fields.ts';
import { levels } from '../identity/sets.ts';
import { reputation } from './offer.ts';
import { merchantRequirements, suspensionReasons } from './sets.ts';

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
