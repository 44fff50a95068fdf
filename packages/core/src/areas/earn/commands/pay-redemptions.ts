import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { Work } from '../parts.ts';

export const payRedemptionsShape = shape({
  name: 'earn/pay-redemptions',
  number: 223,
  input: {},
  output: codecOf<{ paid: number }>({ paid: id }),
});

/** Pays savings that were asked back, in order, and schedules those for which too little is free. Time alone makes it happen. */
export function payRedemptions(work: Work): Command<never> {
  return command(payRedemptionsShape, (_: object, at): Outcome<{ paid: number }> => done({ paid: work(at) }));
}
