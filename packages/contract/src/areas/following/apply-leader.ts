import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal } from '../../fields.ts';
import { type OwnLeader, ownLeaderRow } from './own-leader.ts';
import { following } from './refusals.ts';

export const applyLeaderRequest = z.strictObject({
  shareRate: decimal.describe('part of followers’ net profit, 0 to 0.3'),
});
export const applyLeaderResponse = ownLeaderRow;

/** Asks to be followed, for a share of net profits or for none. Staff decide. */
export const applyLeader = call<z.infer<typeof applyLeaderRequest>, OwnLeader>({
  name: 'following/apply-leader',
  method: 'POST',
  path: '/following/leading/apply',
  permission: 'user',
  refusals: [
    following['share-malformed'],
    following['share-above-max'],
    following['leads-already'],
    following['leader-follows'],
  ],
  about: 'Asks to be followed, for a share of net profits or for none. Staff decide.',
});
