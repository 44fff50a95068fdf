import { c2c } from '@quay/contract/c2c/rules';
import { codecOf, flag, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { Blocks } from '../blocks.ts';

const input = {
  owner: id,
  blocked: id,
  /** People whom somebody may have blocked at once. */
  blocksMax: id,
};
export type BlockUser = RowOf<typeof input>;

export const blockUserShape = shape({
  name: 'c2c/block-user',
  number: 295,
  input,
  output: codecOf<{ changed: boolean }>({ changed: flag }),
});

/**
 * Blocks somebody: from now on neither takes an ad of the other. Orders that are under way go on. One who is blocked
 * stays so. Refusals, in this order: `block-self`, `blocks-too-many`.
 */
export function blockUser(blocks: Blocks): Command<never> {
  return command(blockUserShape, ({ owner, blocked, blocksMax }: BlockUser, at): Outcome<{ changed: boolean }> => {
    if (owner === blocked) return refuse(c2c['block-self']);
    if (blocks.find(owner, blocked)) return done({ changed: false });
    if (blocks.of(owner).size >= blocksMax) return refuse(c2c['blocks-too-many'], { max: blocksMax });
    blocks.begin(owner, blocked, at);
    return done({ changed: true });
  });
}
