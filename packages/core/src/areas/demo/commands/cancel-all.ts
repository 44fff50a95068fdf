import { codecOf, id, ids, maybe, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { cancel, type DemoParts } from '../parts.ts';

const input = { owner: id, symbol: maybe(text) };
export type CancelAllDemo = RowOf<typeof input>;
const output = { cancelled: ids };
type Cancelled = RowOf<typeof output>;

export const cancelAllDemoShape = shape({
  name: 'demo/cancel-all',
  number: 264,
  input,
  output: codecOf<Cancelled>(output),
});

/** Cancels all practice orders of an owner, in one market or in all; gives their numbers. */
export function cancelAll(parts: DemoParts): Command<never> {
  return command(cancelAllDemoShape, ({ owner, symbol }: CancelAllDemo, at): Outcome<Cancelled> => {
    const wanted = parts.orders.of(owner).filter((order) => symbol === null || order.market === symbol);
    for (const order of wanted) cancel(parts, order, at);
    return done({ cancelled: wanted.map(({ id }) => id) });
  });
}
