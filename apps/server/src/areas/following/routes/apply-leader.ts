import { type applyLeader, following } from '@quay/contract/following';
import type { LeaderRow } from '@quay/core';
import { parse } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { FollowingNeeds } from '../needs.ts';
import { ownLeaderOnWire } from '../wire.ts';

export const applyLeaderRoute =
  ({ core }: Pick<FollowingNeeds, 'core'>): Route<typeof applyLeader> =>
  async (request, context) => {
    const shareRate = parse(request.shareRate);
    if (shareRate === undefined || shareRate < 0n) return refused(following['share-malformed'], {}, 'shareRate');
    const { owner } = context;
    const { outcome, seq } = await core.submit<LeaderRow>('following/apply-leader', { owner, shareRate });
    if (!outcome.ok) return { outcome, seq };
    const rows = await context.rowsAfter(seq);
    return reply(ownLeaderOnWire(outcome.value, await rows.following.sharesOf(owner)), seq);
  };
