import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { PerpetualParts } from '../parts.ts';

export const fireTriggersShape = shape({
  name: 'perpetual/fire-triggers',
  number: 130,
  input: {},
  output: codecOf<{ fired: number }>({ fired: id }),
});

/**
 * Goes on with triggers and stop orders that did not fit into the batch of their mark, after all liquidations. Nobody sends
 * it: what is left makes it happen, before any other mark.
 */
export function fireTriggers({
  liquidations,
  firing,
}: Pick<PerpetualParts, 'liquidations' | 'firing'>): Command<never> {
  return command(
    fireTriggersShape,
    (_, at): Outcome<{ fired: number }> => done({ fired: liquidations.finish(at) ? firing.work(at) : 0 }),
  );
}
