import { following } from '@quay/contract/following/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { FollowingParts } from '../parts.ts';
import { type FollowRow, followsTable, termsColumns } from '../state.ts';
import { termsOf, termsRefusal } from '../terms.ts';

const input = { owner: id, follow: id, ...termsColumns };
export type ChangeTerms = RowOf<typeof input>;

export const changeTermsShape = shape({
  name: 'following/change-terms',
  number: 184,
  input,
  output: codecOf<FollowRow>(followsTable.columns),
});

/** Says anew how much is copied and lost at most. Copies that are open stay; a stop that is reached already stops at once. */
export function changeTerms({ follows, guard, stopping }: FollowingParts): Command<never> {
  return command(changeTermsShape, (request: ChangeTerms, at): Outcome<FollowRow> => {
    const { owner, follow } = request;
    const row = follows.find(follow);
    if (row?.follower !== owner) return refuse(following['follow-unknown']);
    if (row.status !== 'following') return refuse(following['follow-ended']);
    const wrong = termsRefusal(request);
    if (wrong) return wrong;
    const stopped = guard.check(owner, 'following', at);
    if (stopped) return stopped;

    Object.assign(row, termsOf(request));
    follows.touch(row);
    stopping.moved(row);
    return done(row);
  });
}
