import { following } from '@quay/contract/following/rules';
import { codecOf, flag, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { FollowingParts } from '../parts.ts';
import { type FollowRow, followsTable } from '../state.ts';

const input = { owner: id, follow: id, closes: flag };
export type StopFollowing = RowOf<typeof input>;

export const stopFollowingShape = shape({
  name: 'following/stop-following',
  number: 185,
  input,
  output: codecOf<FollowRow>(followsTable.columns),
});

/** A follower stops: copies are closed at market, or kept as positions of the follower's own. */
export function stopFollowing({ follows, stopping }: FollowingParts): Command<never> {
  return command(stopFollowingShape, ({ owner, follow, closes }: StopFollowing, at): Outcome<FollowRow> => {
    const row = follows.find(follow);
    if (row?.follower !== owner) return refuse(following['follow-unknown']);
    if (row.status === 'ended') return refuse(following['follow-ended']);

    if (row.status === 'following') stopping.stop(row, 'follower', closes, at);
    return done(row);
  });
}
