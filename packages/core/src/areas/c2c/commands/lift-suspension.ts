import { codecOf, flag, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { Suspensions } from '../suspensions.ts';

const input = { owner: id };
export type LiftSuspension = RowOf<typeof input>;

export const liftSuspensionShape = shape({
  name: 'c2c/lift-suspension',
  number: 28,
  input,
  output: codecOf<{ changed: boolean }>({ changed: flag }),
});

/** Ends the suspension of a merchant: ads on the shelf are taken again. One who is not suspended stays so. */
export function liftSuspension(suspensions: Suspensions): Command<never> {
  return command(liftSuspensionShape, ({ owner }: LiftSuspension): Outcome<{ changed: boolean }> => {
    const known = suspensions.of(owner);
    if (!known) return done({ changed: false });
    suspensions.end(known);
    return done({ changed: true });
  });
}
