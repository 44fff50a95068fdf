import { codecOf, flag, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { Blocks } from '../blocks.ts';

const input = { owner: id, blocked: id };
export type UnblockUser = RowOf<typeof input>;

export const unblockUserShape = shape({
  name: 'c2c/unblock-user',
  number: 296,
  input,
  output: codecOf<{ changed: boolean }>({ changed: flag }),
});

/** Ends a block of one's own; one of the other's stays. Of somebody who is not blocked it changes nothing. */
export function unblockUser(blocks: Blocks): Command<never> {
  return command(unblockUserShape, ({ owner, blocked }: UnblockUser): Outcome<{ changed: boolean }> => {
    const known = blocks.find(owner, blocked);
    if (!known) return done({ changed: false });
    blocks.end(known);
    return done({ changed: true });
  });
}
