import type { stopFollowing } from '@quay/contract/following';
import type { FollowRow } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import { followed } from '../followed.ts';
import type { FollowingNeeds } from '../needs.ts';

export const stopFollowingRoute =
  ({ core, contracts }: Pick<FollowingNeeds, 'core' | 'contracts'>): Route<typeof stopFollowing> =>
  async ({ follow, close: closes }, context) => {
    const { owner } = context;
    const { outcome, seq } = await core.submit<FollowRow>('following/stop-following', { owner, follow, closes });
    if (!outcome.ok) return { outcome, seq };
    return reply(await followed(await context.rowsAfter(seq), contracts, owner, follow), seq);
  };
