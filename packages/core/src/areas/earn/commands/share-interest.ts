import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { Work } from '../parts.ts';

export const shareInterestShape = shape({
  name: 'earn/share-interest',
  number: 222,
  input: {},
  output: codecOf<{ paid: number }>({ paid: id }),
});

/** Fixes what savers are to get for a day, and pays it, a slice at a time. Time alone makes it happen. */
export function shareInterest(work: Work): Command<never> {
  return command(shareInterestShape, (_: object, at): Outcome<{ paid: number }> => done({ paid: work(at) }));
}
