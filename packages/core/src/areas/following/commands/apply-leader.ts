import { following, SHARE_MAX } from '@quay/contract/following/rules';
import { units } from '@quay/money';
import { amount, codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { FollowingParts } from '../parts.ts';
import { type LeaderRow, leadersTable } from '../state.ts';

const input = { owner: id, shareRate: amount };
export type ApplyLeader = RowOf<typeof input>;

export const applyLeaderShape = shape({
  name: 'following/apply-leader',
  number: 180,
  input,
  output: codecOf<LeaderRow>(leadersTable.columns),
});

/** Somebody asks to be followed, for a share of followers' profits or for none. Staff decide. */
export function applyLeader({ leaders, follows }: FollowingParts): Command<never> {
  return command(applyLeaderShape, ({ owner, shareRate }: ApplyLeader, at): Outcome<LeaderRow> => {
    const max = units(SHARE_MAX);
    if (shareRate < 0n || shareRate > max) return refuse(following['share-above-max'], { max }, 'shareRate');
    if (leaders.isLeading(owner)) return refuse(following['leads-already']);
    if (follows.livingOf(owner).length > 0) return refuse(following['leader-follows']);

    const application = { owner, status: 'applied' as const, shareRate, followersMax: 0, followers: 0, staff: 0 };
    const row = { ...application, appliedAt: at, decidedAt: null };
    const known = leaders.find(owner);
    if (!known) return done(leaders.add(row));
    leaders.touch(Object.assign(known, row));
    return done(known);
  });
}
