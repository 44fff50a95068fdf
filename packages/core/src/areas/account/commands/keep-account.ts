import { account } from '@quay/contract/account/rules';
import { identity } from '@quay/contract/identity/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { AccountParts } from '../parts.ts';
import { type AccountClosure, accountClosuresTable } from '../state.ts';

const input = { owner: id };
export type KeepAccount = RowOf<typeof input>;

export const keepAccountShape = shape({
  name: 'account/keep-account',
  number: 271,
  input,
  output: codecOf<AccountClosure>(accountClosuresTable.columns),
});

/** The owner takes a closure back that waits. */
export function keepAccount({ closures }: AccountParts): Command<never> {
  return command(keepAccountShape, ({ owner }: KeepAccount, at): Outcome<AccountClosure> => {
    const known = closures.of(owner);
    if (known?.state === 'closed') return refuse(identity['account-closed']);
    if (!known) return refuse(account['not-closing']);
    closures.end(known, null, at);
    return done(known);
  });
}
