import type { resignLeader } from '@quay/contract/following';
import type { LeaderRow } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import type { FollowingNeeds } from '../needs.ts';
import { ownLeaderOnWire } from '../wire.ts';

export const resignLeaderRoute =
  ({ core }: Pick<FollowingNeeds, 'core'>): Route<typeof resignLeader> =>
  async (_request, context) => {
    const input = { leader: context.owner, staff: 0 };
    const { outcome, seq } = await core.submit<LeaderRow>('following/resign-leader', input);
    if (!outcome.ok) return { outcome, seq };
    const rows = await context.rowsAfter(seq);
    return reply(ownLeaderOnWire(outcome.value, await rows.following.sharesOf(context.owner)), seq);
  };
