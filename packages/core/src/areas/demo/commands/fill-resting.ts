import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { DemoParts } from '../parts.ts';
import { fillReached } from '../resting.ts';

const output = { filled: id };

export const fillRestingShape = shape({
  name: 'demo/fill-resting',
  number: 265,
  input: {},
  output: codecOf<{ filled: number }>(output),
});

/** Fills practice orders whose price the real book has reached. Time alone makes it happen, once a second. */
export function fillResting(parts: DemoParts): Command<never> {
  return command(
    fillRestingShape,
    (_: object, at): Outcome<{ filled: number }> => done({ filled: fillReached(parts, at) }),
  );
}
