import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { PerpetualParts } from '../parts.ts';

export const liquidateShape = shape({
  name: 'perpetual/liquidate',
  number: 113,
  input: {},
  output: codecOf<{ worked: number }>({ worked: id }),
});

/**
 * Goes on with liquidations that did not fit into the batch of their mark. Nobody sends it: what is left makes it happen,
 * before any other mark.
 */
export function liquidate({ liquidations }: Pick<PerpetualParts, 'liquidations'>): Command<never> {
  return command(liquidateShape, (_, at): Outcome<{ worked: number }> => done({ worked: liquidations.work(at) }));
}
