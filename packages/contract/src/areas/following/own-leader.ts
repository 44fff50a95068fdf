import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, time } from '../../fields.ts';
import { leaderStatuses } from './sets.ts';

export const ownLeaderRequest = nothing;
export const ownLeaderRow = z.object({
  status: z.enum(leaderStatuses),
  shareRate: decimal,
  followers: z.number().int().nonnegative(),
  followersMax: z.number().int().nonnegative().describe('0 until staff have approved'),
  appliedAt: time,
  decidedAt: time.nullable().describe('when staff decided, or the leader resigned'),
  byStaff: z.boolean().describe('whether staff decided last'),
  sharesPaid: decimal.describe('what followers have paid so far, in USDT'),
  sharesDue: decimal.describe('what they owe and could not pay yet'),
});
export const ownLeaderResponse = ownLeaderRow.nullable().describe('null for who never applied');
export type OwnLeader = z.infer<typeof ownLeaderRow>;

/** Whether the user leads, and what it brought. */
export const ownLeader = call<z.infer<typeof ownLeaderRequest>, OwnLeader | null>({
  name: 'following/own-leader',
  method: 'GET',
  path: '/following/leading',
  permission: 'user',
  refusals: [],
  about: 'Whether the user leads, and what it brought.',
});
