import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing, time } from '../../fields.ts';
import { preferences } from './preferences.ts';
import { accountStatuses, levels } from './sets.ts';

export const member = z.object({
  id,
  username: z.string(),
  nickname: z.string().describe('what others see the user called'),
  nicknameChangeFrom: time.nullable().describe('when it may be changed next; null before one was chosen'),
  usercode: z.string().describe("the user's own invitation code"),
  email: z.string().nullable().describe('masked'),
  phone: z.string().nullable().describe('masked'),
  googleState: z.enum(['0', '1']).describe('"1" means an authenticator is bound'),
  fundPassword: z.boolean().describe('one is set'),
  standing: z.enum(accountStatuses),
  closesAt: time.nullable().describe('when the account is closed, where its owner has asked for that'),
  level: z.enum(levels).describe('how far the person is verified'),
  c2c_user_type: z.union([z.literal(0), z.literal(1)]).describe('0 means a certified merchant'),
  perpetual_contracts_status: z.union([z.literal(0), z.literal(1)]).describe('1 means that contracts may be traded'),
  email_authority: z.union([z.literal(0), z.literal(1)]).describe('1 means an e-mail address is bound'),
  google_auth_bind: z.union([z.literal(0), z.literal(1)]).describe('1 means an authenticator is bound'),
  registeredAt: time,
  preferences,
});

export type Member = z.infer<typeof member>;

export const memberInfoRequest = nothing;

export const memberInfoResponse = member;

/** Who is logged in. */
export const memberInfo = call<z.infer<typeof memberInfoRequest>, Member>({
  name: 'identity/member-info',
  method: 'GET',
  path: '/member/info',
  permission: 'user',
  inDemo: 'same',
  refusals: [],
  about: 'Who is logged in.',
});
