import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { DemoParts } from '../parts.ts';

const output = { forgotten: id };

export const forgetDemoClientIdsShape = shape({
  name: 'demo/forget-client-ids',
  number: 266,
  input: {},
  output: codecOf<{ forgotten: number }>(output),
});

/** Forgets client order ids of the demo that are older than 24 hours. Time alone makes it happen. */
export function forgetClientIds({ clientIds }: DemoParts): Command<never> {
  return command(
    forgetDemoClientIdsShape,
    (_: object, at): Outcome<{ forgotten: number }> => done({ forgotten: clientIds.forgetOld(at) }),
  );
}
