import { followers, ownLeader } from '@quay/contract/following';
import { reply, type Served, serve } from '../../../edge/route.ts';
import { followerOnWire, ownLeaderOnWire } from '../wire.ts';

const PAGE = 20;
const LAST = Number.MAX_SAFE_INTEGER;

/** What somebody leads, and who follows. */
export const leadingRoutes: Served[] = [
  serve(ownLeader, async (_request, context) => {
    const { following } = await context.rows();
    const row = await following.leader(context.owner);
    return reply(row ? ownLeaderOnWire(row, await following.sharesOf(context.owner)) : null);
  }),
  serve(followers, async ({ before }, context) => {
    const { following } = await context.rows();
    const rows = await following.followers(context.owner, before === undefined ? LAST : Number(before), PAGE);
    return reply(rows.map(followerOnWire));
  }),
];
