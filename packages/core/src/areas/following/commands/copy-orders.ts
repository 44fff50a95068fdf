import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { FollowingParts } from '../parts.ts';

export const copyOrdersShape = shape({
  name: 'following/copy-orders',
  number: 186,
  input: {},
  output: codecOf<{ done: number }>({ done: id }),
});

/** Goes on with copies that did not fit into the batch of their leader's trade, and with closings at another mark. */
export function copyOrders({ work }: FollowingParts): Command<never> {
  return command(copyOrdersShape, (_: object, at): Outcome<{ done: number }> => done({ done: work(at) }));
}
