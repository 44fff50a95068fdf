import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, nothing, time } from '../../fields.ts';
import { suspensionReasons } from '../c2c/sets.ts';
import { hold } from '../identity/security.ts';
import { levels, standings } from '../identity/sets.ts';
import { debt, unsupportedDeposit } from '../wallet/deposits.ts';
import { networkName } from '../wallet/networks.ts';
import { staff } from './refusals.ts';
import { revealFields } from './sets.ts';

const reason = z.string().trim().max(500);

/** A user as staff see it: what identifies the person is masked. */
export const userRow = z.object({
  userId: id,
  username: z.string(),
  nickname: z.string().describe('what other users see'),
  email: z.string().nullable().describe('masked'),
  phone: z.string().nullable().describe('masked'),
  realName: z.string().nullable().describe('masked'),
  level: z.enum(levels),
  standing: z.enum(standings),
  merchantStatus: z.number().int(),
  registeredAt: time,
});
export type UserOfConsole = z.infer<typeof userRow>;

export const usersRequest = z.strictObject({
  search: z
    .string()
    .max(200)
    .optional()
    .describe('id, start of the account name or nickname, whole e-mail address or phone number'),
  standing: z.enum(standings).optional(),
  before: idText.optional(),
});
export const usersResponse = z.array(userRow);
/** Users, the newest first, 50 a page. */
export const users = call<z.infer<typeof usersRequest>, UserOfConsole[]>({
  name: 'staff/users',
  method: 'GET',
  path: '/console/api/users',
  permission: 'staff:users',
  refusals: [],
  about: 'Users, the newest first, 50 a page.',
});

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

export const compareDepositsRequest = z.strictObject({ userId: idText });
export const compareDepositsResponse = z.array(
  z.object({
    network: networkName,
    symbol: z.string(),
    address: z.string(),
    block: z.number().int().describe('the last confirmed one'),
    came: decimal.describe('by what every endpoint says of the balance, and by what was swept'),
    booked: decimal.describe('credited, pending or too small'),
    same: z.boolean().describe('to the last part, of which an amount may show nothing'),
  }),
);
export type DepositsCompared = z.infer<typeof compareDepositsResponse>;
/**
 * What came to a user on chain beside what the books have of it. A network is left out while a sweep is on its way there
 * or its endpoints do not say the same.
 */
export const compareDeposits = call<z.infer<typeof compareDepositsRequest>, DepositsCompared>({
  name: 'staff/compare-deposits',
  method: 'GET',
  path: '/console/api/users/:userId/deposits-on-chain',
  permission: 'staff:users',
  refusals: [staff['user-unknown']],
  about: 'What came to a user on chain beside what the books have of it.',
});

export const revealRequest = z.strictObject({ userId: id, field: z.enum(revealFields), reason });
export const revealResponse = z.object({ value: z.string() });
/** One masked value of a user. It is written down who saw what, and why. */
export const reveal = call<z.infer<typeof revealRequest>, z.infer<typeof revealResponse>>({
  name: 'staff/reveal',
  method: 'POST',
  path: '/console/api/users/reveal',
  permission: 'staff:users-reveal',
  refusals: [staff['reason-missing'], staff['user-unknown'], staff['reveal-too-many'], staff['not-there']],
  about: 'One masked value of a user. It is written down who saw what, and why.',
});

export const lockUserRequest = z.strictObject({ userId: id, reason });
export const lockUserResponse = nothing;
/** Locks a user out at once: sessions end, logins are refused. Open orders stay. */
export const lockUser = call<z.infer<typeof lockUserRequest>, z.infer<typeof lockUserResponse>>({
  name: 'staff/lock-user',
  method: 'POST',
  path: '/console/api/users/lock',
  permission: 'staff:users-lock',
  refusals: [staff['reason-missing'], staff['user-unknown'], staff['standing-unchanged']],
  about: 'Locks a user out at once: sessions end, logins are refused. Open orders stay.',
});

export const unlockUserRequest = z.strictObject({ userId: id, reason });
export const unlockUserResponse = z.object({ approvalId: id });
/** Asks a second person to let a locked user in again. */
export const unlockUser = call<z.infer<typeof unlockUserRequest>, z.infer<typeof unlockUserResponse>>({
  name: 'staff/unlock-user',
  method: 'POST',
  path: '/console/api/users/unlock',
  permission: 'staff:users-lock',
  refusals: [staff['reason-missing'], staff['user-unknown'], staff['standing-unchanged']],
  about: 'Asks a second person to let a locked user in again.',
});

export const endUserSessionsRequest = z.strictObject({ userId: id, reason });
export const endUserSessionsResponse = z.object({ ended: z.number().int() });
/** Ends all sessions of a user. */
export const endUserSessions = call<z.infer<typeof endUserSessionsRequest>, z.infer<typeof endUserSessionsResponse>>({
  name: 'staff/end-user-sessions',
  method: 'POST',
  path: '/console/api/users/end-sessions',
  permission: 'staff:users-lock',
  refusals: [staff['reason-missing'], staff['user-unknown']],
  about: 'Ends all sessions of a user.',
});
