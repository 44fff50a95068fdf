import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { FollowingParts } from '../parts.ts';

export const settleSharesShape = shape({
  name: 'following/settle-shares',
  number: 187,
  input: {},
  output: codecOf<{ settled: number }>({ settled: id }),
});

/** Settles the leaders' shares of the week that is over, some at a time. */
export function settleShares({ shares }: FollowingParts): Command<never> {
  return command(
    settleSharesShape,
    (_: object, at): Outcome<{ settled: number }> => done({ settled: shares.settle(at) }),
  );
}
