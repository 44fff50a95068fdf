import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { LoansParts } from '../parts.ts';

export const watchLoansShape = shape({
  name: 'loans/watch-loans',
  number: 206,
  input: {},
  output: codecOf<{ done: number }>({ done: id }),
});

/** Goes on with warnings, due times and forced sales that did not fit into the batch before, or whose time has come. */
export function watchLoans({ watch }: LoansParts): Command<never> {
  return command(watchLoansShape, (_: object, at): Outcome<{ done: number }> => done({ done: watch.work(at) }));
}
