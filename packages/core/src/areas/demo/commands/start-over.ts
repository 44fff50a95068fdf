import { DEMO_COIN, demo } from '@quay/contract/demo/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { FUNDS, startOverFrom } from '../accounts.ts';
import { cancel, type DemoParts } from '../parts.ts';
import { type DemoAccount, demoAccountsTable } from '../state.ts';

const HOUR_MS = 60 * 60 * 1000;

const input = { owner: id };
export type StartOver = RowOf<typeof input>;

export const startOverShape = shape({
  name: 'demo/start-over',
  number: 261,
  input,
  output: codecOf<DemoAccount>(demoAccountsTable.columns),
});

/** Ends all orders, takes back whatever practice money there is, and gives what a demo account begins with. */
export function startOver(parts: DemoParts): Command<never> {
  const { accounts, balances, orders, orderIds, fills } = parts;
  return command(startOverShape, ({ owner }: StartOver, at): Outcome<DemoAccount> => {
    const account = accounts.of(owner);
    if (!account) return refuse(demo['not-in-demo']);
    const from = startOverFrom(account);
    if (from !== undefined && at < from) {
      return refuse(demo['started-over'], { hours: Math.ceil((from - at) / HOUR_MS) });
    }

    for (const order of orders.of(owner)) cancel(parts, order, at);
    for (const { asset, available } of balances.of(owner)) balances.takeBack(owner, asset, available);
    balances.give(owner, DEMO_COIN, FUNDS);
    accounts.change(account, {
      ...{ since: at, startedOverAt: at, ordersBefore: orderIds.last, fillsBefore: fills.last },
    });
    return done(account);
  });
}
