import type { follows } from '@quay/contract/following';
import { type Route, reply } from '../../../edge/route.ts';
import type { FollowingNeeds } from '../needs.ts';
import { followOnWire } from '../wire.ts';

const PAGE = 20;
const LAST = Number.MAX_SAFE_INTEGER;

export const followsRoute =
  ({ contracts }: Pick<FollowingNeeds, 'contracts'>): Route<typeof follows> =>
  async ({ over, before }, context) => {
    const { following, perpetual } = await context.rows();
    const below = before === undefined ? LAST : Number(before);
    const [rows, open, positions] = await Promise.all([
      following.follows(context.owner, over !== undefined, below, PAGE),
      following.openCopies(context.owner),
      perpetual.positions(context.owner),
    ]);
    return reply(rows.map((row) => followOnWire(row, open, positions, contracts)));
  };
