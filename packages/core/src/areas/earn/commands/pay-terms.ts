import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { Work } from '../parts.ts';

export const payTermsShape = shape({
  name: 'earn/pay-terms',
  number: 224,
  input: {},
  output: codecOf<{ paid: number }>({ paid: id }),
});

/** Pays income of terms and bonuses, also those that waited for their payer, and gives sums back at their end. Time alone makes it happen. */
export function payTerms(work: Work): Command<never> {
  return command(payTermsShape, (_: object, at): Outcome<{ paid: number }> => done({ paid: work(at) }));
}
