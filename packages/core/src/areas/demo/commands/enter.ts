import { DEMO_COIN } from '@quay/contract/demo/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { FUNDS } from '../accounts.ts';
import type { DemoParts } from '../parts.ts';
import { type DemoAccount, demoAccountsTable } from '../state.ts';

const input = { owner: id };
export type EnterDemo = RowOf<typeof input>;

export const enterShape = shape({
  name: 'demo/enter',
  number: 260,
  input,
  output: codecOf<DemoAccount>(demoAccountsTable.columns),
});

/** Opens a demo account with its practice money. Who has one keeps it as it is. */
export function enter({ accounts, balances }: DemoParts): Command<never> {
  return command(enterShape, ({ owner }: EnterDemo, at): Outcome<DemoAccount> => {
    const known = accounts.of(owner);
    if (known) return done(known);
    balances.give(owner, DEMO_COIN, FUNDS);
    const begins = { openedAt: at, since: at, startedOverAt: null, ordersBefore: 0, fillsBefore: 0 };
    return done(accounts.add({ owner, ...begins }));
  });
}
