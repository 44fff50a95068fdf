import { FOLLOWERS_MAX, following } from '@quay/contract/following/rules';
import { codecOf, flag, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { FollowingParts } from '../parts.ts';
import { type LeaderRow, leadersTable } from '../state.ts';

const input = { leader: id, isApproved: flag, followersMax: id, staff: id };
export type DecideLeader = RowOf<typeof input>;

export const decideLeaderShape = shape({
  name: 'following/decide-leader',
  number: 181,
  input,
  output: codecOf<LeaderRow>(leadersTable.columns),
});

/** Staff let somebody be followed by so many, or not. Positions that are open already are not copied. */
export function decideLeader({ leaders, signals }: FollowingParts): Command<never> {
  return command(decideLeaderShape, (request: DecideLeader, at): Outcome<LeaderRow> => {
    const { leader, isApproved, followersMax, staff } = request;
    const row = leaders.find(leader);
    if (row?.status !== 'applied') return refuse(following['application-unknown']);
    if (isApproved && (followersMax < 1 || followersMax > FOLLOWERS_MAX)) {
      return refuse(following['followers-range'], { max: FOLLOWERS_MAX }, 'followersMax');
    }

    const status = isApproved ? ('approved' as const) : ('rejected' as const);
    Object.assign(row, { status, followersMax: isApproved ? followersMax : 0, decidedAt: at, staff });
    leaders.touch(row);
    if (isApproved) signals.begin(leader);
    return done(row);
  });
}
