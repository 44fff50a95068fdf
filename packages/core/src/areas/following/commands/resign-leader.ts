import { following } from '@quay/contract/following/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { FollowingParts } from '../parts.ts';
import { type LeaderRow, leadersTable } from '../state.ts';

/** `staff` is who withdrew the approval; 0 where the leader resigned. */
const input = { leader: id, staff: id };
export type ResignLeader = RowOf<typeof input>;

export const resignLeaderShape = shape({
  name: 'following/resign-leader',
  number: 182,
  input,
  output: codecOf<LeaderRow>(leadersTable.columns),
});

/** A leader leads no more, by their own word or staff's: who follows them stops, and copies are closed. */
export function resignLeader({ leaders, follows, signals, stopping }: FollowingParts): Command<never> {
  return command(resignLeaderShape, ({ leader, staff }: ResignLeader, at): Outcome<LeaderRow> => {
    const row = leaders.find(leader);
    if (row?.status !== 'approved' && row?.status !== 'applied') return refuse(following['leader-unknown']);

    signals.end(leader);
    for (const follow of follows.ofLeader(leader)) {
      if (follow.status === 'following') stopping.stop(follow, 'leader', true, at);
    }
    Object.assign(row, { status: 'resigned', decidedAt: at, staff });
    leaders.touch(row);
    return done(row);
  });
}
