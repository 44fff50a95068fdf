import { closureObstacles } from '@quay/contract/account/rules';
import { amount, codecOf, id, listOf, maybe, oneOf, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { AccountParts } from '../parts.ts';

const input = { owner: id };
export type LookClosure = RowOf<typeof input>;

const output = { obstacles: listOf({ obstacle: oneOf(closureObstacles) }), worth: maybe(amount) };
export type ClosureOutlook = RowOf<typeof output>;

export const lookClosureShape = shape({
  name: 'account/look-closure',
  number: 273,
  input,
  output: codecOf<ClosureOutlook>(output),
});

/** What would keep the account from being closed now, and what is left of it. Changes nothing. */
export function lookClosure({ remains }: AccountParts): Command<never> {
  return command(lookClosureShape, ({ owner }: LookClosure): Outcome<ClosureOutlook> => {
    const obstacles = remains.obstacles(owner, false).map((obstacle) => ({ obstacle }));
    return done({ obstacles, worth: remains.worth(owner) ?? null });
  });
}
