import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { PerpetualParts } from '../parts.ts';

export const unwindFundShape = shape({
  name: 'perpetual/unwind-fund',
  number: 114,
  input: {},
  output: codecOf<{ closed: number }>({ closed: id }),
});

/** Closes what it can of the insurance fund's positions in the books, near the marks. Time alone makes it happen. */
export function unwindFund({ unwinding }: Pick<PerpetualParts, 'unwinding'>): Command<never> {
  return command(unwindFundShape, (_, at): Outcome<{ closed: number }> => done({ closed: unwinding.work(at) }));
}
