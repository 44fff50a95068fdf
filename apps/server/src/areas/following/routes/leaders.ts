import { following, type Leader, type LeaderOrder, leader, leaderPositions, leaders } from '@quay/contract/following';
import { units } from '@quay/money';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { FollowingNeeds } from '../needs.ts';
import { positionOnWire, returnsOf } from '../record.ts';
import { leaderOnWire } from '../wire.ts';

const PAGE = 20;
const LAST = Number.MAX_SAFE_INTEGER;

/** By what leaders are compared; nothing of who has no record. */
const worth: Readonly<Record<LeaderOrder, (one: Leader) => bigint | undefined>> = {
  'followers-result': ({ record }) => ratioOf(record.followersResult),
  result: ({ record }) => ratioOf(record.result),
  'worst-fall': ({ record }) => (record.closed === 0 ? undefined : ratioOf(record.worstFall)),
  followers: ({ followers }) => BigInt(followers),
};

const ratioOf = (ratio: string | null): bigint | undefined => (ratio === null ? undefined : units(ratio));

/** The best first, who has no record last, then who has led longest. */
function compare(order: LeaderOrder, a: Leader, b: Leader): number {
  const [left, right] = [worth[order](a), worth[order](b)];
  if (left === right) return a.since - b.since || a.leader - b.leader;
  if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
  return left > right ? -1 : 1;
}

/** Who can be followed, and the record of each, for everybody. */
export const leaderRoutes = ({ records }: Pick<FollowingNeeds, 'records'>): Served[] => [
  serve(leaders, async (request, context) => {
    const { span = '90-days', order = 'followers-result', name = '', free, neverLiquidated, page = '1' } = request;
    const named = await (await context.rows()).following.leaders();
    const all = await Promise.all(named.map(async (row) => leaderOnWire(row, await records.of(row, span))));
    const wanted = all
      .filter((one) => one.name.toLowerCase().includes(name.toLowerCase()))
      .filter(({ followers, followersMax }) => free === undefined || followers < followersMax)
      .filter(({ record }) => neverLiquidated === undefined || record.liquidated === 0)
      .sort((a, b) => compare(order, a, b));
    const first = (Number(page) - 1) * PAGE;
    return reply({ leaders: wanted.slice(first, first + PAGE), all: wanted.length });
  }),
  serve(leader, async ({ leader: owner, span = '90-days' }, context) => {
    const row = await (await context.rows()).following.leader(Number(owner));
    if (row?.status !== 'approved') return refused(following['leader-unknown'], {}, 'leader');
    return reply(leaderOnWire(row, await records.of(row, span)));
  }),
  serve(leaderPositions, async ({ leader: owner, before }, context) => {
    const row = await (await context.rows()).following.leader(Number(owner));
    if (row?.status !== 'approved') return refused(following['leader-unknown'], {}, 'leader');
    const facts = await records.facts(row);
    const returns = returnsOf(facts);
    const below = before === undefined ? LAST : Number(before);
    const page = facts.positions.filter(({ id }) => id < below).slice(-PAGE);
    return reply(page.toReversed().map((one) => positionOnWire(facts, one, returns.get(one.id)!)));
  }),
];
