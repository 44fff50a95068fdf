import { following, LEADERS_MAX } from '@quay/contract/following/rules';
import { amount, codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { FollowingParts } from '../parts.ts';
import { weekOf } from '../shares.ts';
import { type FollowRow, followsTable, termsColumns } from '../state.ts';
import { termsOf, termsRefusal } from '../terms.ts';

/** `shareRate` is the share that the follower was shown. */
const input = { owner: id, leader: id, ...termsColumns, shareRate: amount };
export type Follow = RowOf<typeof input>;

export const followShape = shape({
  name: 'following/follow',
  number: 183,
  input,
  output: codecOf<FollowRow>(followsTable.columns),
});

/** Somebody follows a leader: from now on what the leader opens is copied, within the follower's limits. */
export function follow({ leaders, follows, guard, sequences, shares }: FollowingParts): Command<never> {
  const ids = sequences.of('following-follow');

  return command(followShape, (request: Follow, at): Outcome<FollowRow> => {
    const { owner, leader: other, shareRate } = request;
    if (owner === other) return refuse(following.self);
    const leader = leaders.approved(other);
    if (!leader) return refuse(following['leader-unknown']);
    if (leaders.isLeading(owner)) return refuse(following['follower-leads']);
    const living = follows.livingOf(owner);
    if (living.some((one) => one.leader === other)) return refuse(following['already-following']);
    if (living.length >= LEADERS_MAX) return refuse(following['too-many-leaders'], { max: LEADERS_MAX });
    if (leader.followers >= leader.followersMax) return refuse(following.full, { max: leader.followersMax });
    if (shareRate !== leader.shareRate) return refuse(following['share-changed'], { share: leader.shareRate });
    const wrong = termsRefusal(request);
    if (wrong) return wrong;
    const stopped = guard.check(owner, 'following', at);
    if (stopped) return stopped;

    leader.followers += 1;
    leaders.touch(leader);
    shares.rebuild();
    return done(
      follows.add({
        ...{ id: ids.next(), follower: owner, leader: other, ...termsOf(request), status: 'following', ending: null },
        ...{ shareRate, profit: 0n, fees: 0n, funding: 0n, peak: 0n, shareDue: 0n, sharePaid: 0n },
        ...{ settledWeek: weekOf(at), since: at, endedAt: null },
      }),
    );
  });
}
