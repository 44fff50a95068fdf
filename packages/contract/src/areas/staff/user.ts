import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, time } from '../../fields.ts';
import { suspensionReasons } from '../c2c/sets.ts';
import { hold } from '../identity/hold.ts';
import { debt } from '../wallet/debts.ts';
import { unsupportedDeposit } from '../wallet/unsupported-deposits.ts';
import { staff } from './refusals.ts';
import { userRow } from './user-row.ts';

export const userRequest = z.strictObject({ userId: idText });

export const userResponse = userRow.extend({
  usercode: z.string(),
  language: z.string().nullable(),
  authenticator: z.boolean(),
  passkeys: z.number().int(),
  fundPassword: z.boolean(),
  holds: z.array(hold),
  lockedReason: z.string().nullable(),
  suspended: z
    .object({ reason: z.enum(suspensionReasons), since: time })
    .nullable()
    .describe('as a merchant, by staff'),
  sessions: z.array(z.object({ device: z.string(), address: z.string(), openedAt: time, seenAt: time })),
  balances: z.array(z.object({ symbol: z.string(), available: z.string(), frozen: z.string() })),
  debts: z.array(debt).describe('open ones'),
  unsupported: z.array(unsupportedDeposit).describe('what came and cannot be credited, the newest first'),
  reviews: z.array(z.object({ reviewId: id, kind: z.string(), state: z.string(), at: time })),
  history: z
    .array(z.object({ at: time, by: z.string(), act: z.string(), reason: z.string().nullable() }))
    .describe('what staff did with this user, newest first'),
});

export type UserDetail = z.infer<typeof userResponse>;

/** One user, masked. */
export const user = call<z.infer<typeof userRequest>, UserDetail>({
  name: 'staff/user',
  method: 'GET',
  path: '/console/api/users/:userId',
  permission: 'staff:users',
  refusals: [staff['user-unknown']],
  about: 'One user, masked.',
});
