import { z } from 'zod';
import { decimal, id, time } from '../../fields.ts';
import { leaderStatuses } from '../following/sets.ts';

export const staffLeader = z.object({
  userId: id,
  username: z.string(),
  status: z.enum(leaderStatuses),
  shareRate: decimal.describe('part of the net profit above the high-water mark, 0 to 0.3'),
  followers: z.number().int().nonnegative(),
  followersMax: z.number().int().nonnegative(),
  appliedAt: time,
  decidedAt: time.nullable(),
  decidedBy: z.string().nullable().describe('null where nobody has decided, or where the leader resigned'),
  memberSince: time,
  ownMoney: decimal.describe('in the account of contracts, in USDT'),
  closed: z.number().int().nonnegative().describe('positions that were closed in contracts that are copied'),
  liquidated: z.number().int().nonnegative().describe('of them, by a liquidation'),
});

export type StaffLeader = z.infer<typeof staffLeader>;
