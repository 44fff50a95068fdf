import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { PerpetualParts } from '../parts.ts';

export const deliverShape = shape({
  name: 'perpetual/deliver',
  number: 189,
  input: {},
  output: codecOf<{ settled: number }>({ settled: id }),
});

/**
 * Takes dated contracts to the next part of their lives: fixes the settlement price of one that has ended, and settles its
 * holders, a slice at a time. Time alone makes it happen.
 */
export function deliver({ delivery }: Pick<PerpetualParts, 'delivery'>): Command<never> {
  return command(deliverShape, (_, at): Outcome<{ settled: number }> => done({ settled: delivery.work(at) }));
}
