import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { Debts } from '../debts.ts';

const input = { owner: id };
export type CollectDebts = RowOf<typeof input>;

export const collectDebtsShape = shape({
  name: 'wallet/collect-debts',
  number: 57,
  input,
  output: codecOf<{ open: number }>({ open: id }),
});

/** Collects what an owner owes from what is available to them: for debts that an earlier version left. */
export function collectDebts(debts: Debts): Command<never> {
  return command(collectDebtsShape, ({ owner }: CollectDebts, at): Outcome<{ open: number }> => {
    debts.collectOf(owner, at);
    return done({ open: debts.of(owner).length });
  });
}
