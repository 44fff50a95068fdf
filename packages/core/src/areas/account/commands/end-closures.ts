import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { AccountParts } from '../parts.ts';

const input = {};
export type EndClosures = RowOf<typeof input>;

export const endClosuresShape = shape({
  name: 'account/end-closures',
  number: 272,
  input,
  output: codecOf<{ closed: number }>({ closed: id }),
});

/**
 * Closes the accounts whose time has come, and moves what they leave behind. Where something came in meanwhile, such as
 * a deposit, the closure is called off: its owner decides anew. Time alone makes it happen.
 */
export function endClosures({ closures, remains, guard }: AccountParts): Command<never> {
  return command(endClosuresShape, (_nothing: EndClosures, at): Outcome<{ closed: number }> => {
    let closed = 0;
    for (const row of closures.due(at)) {
      // Somebody who was stopped meanwhile, or held, is closed when that is over.
      if (guard.stops(row.owner, 'closure', at)) {
        closures.postpone(row, at);
        continue;
      }
      const obstacle = remains.obstacle(row.owner, row.leavesRest);
      if (obstacle) {
        closures.end(row, obstacle, at);
        continue;
      }
      remains.leave(row.owner, at);
      closures.close(row, at);
      closed += 1;
    }
    return done({ closed });
  });
}
