import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { DemoParts } from '../parts.ts';
import { triggerReached } from '../triggered.ts';

const output = { triggered: id };

export const triggerDemoStopsShape = shape({
  name: 'demo/trigger-stops',
  number: 284,
  input: {},
  output: codecOf<{ triggered: number }>(output),
});

/** Triggers practice stop orders whose stop price the real market has reached. Time alone makes it happen, once a second. */
export function triggerStops(parts: DemoParts): Command<never> {
  return command(
    triggerDemoStopsShape,
    (_: object, at): Outcome<{ triggered: number }> => done({ triggered: triggerReached(parts, at) }),
  );
}
