import { CLOSURE_DAYS, LEFT_BEHIND_COIN, LEFT_BEHIND_MAX, obstacleRefusals } from '@quay/contract/account/rules';
import { identity } from '@quay/contract/identity/rules';
import { codecOf, flag, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { AccountParts } from '../parts.ts';
import { type AccountClosure, accountClosuresTable } from '../state.ts';

const CLOSURE_MS = CLOSURE_DAYS * 24 * 60 * 60_000;

const input = {
  owner: id,
  /** What is left, worth little, stays behind. */
  leavesRest: flag,
};
export type CloseAccount = RowOf<typeof input>;

export const closeAccountShape = shape({
  name: 'account/close-account',
  number: 270,
  input,
  output: codecOf<AccountClosure>(accountClosuresTable.columns),
});

/**
 * The owner asks that the account be closed. From here on the owner makes no command but to take it back. Asked for again
 * it is what it was.
 */
export function closeAccount({ closures, remains, guard }: AccountParts): Command<never> {
  return command(closeAccountShape, ({ owner, leavesRest }: CloseAccount, at): Outcome<AccountClosure> => {
    const known = closures.of(owner);
    if (known) return known.state === 'closed' ? refuse(identity['account-closed']) : done(known);

    const stopped = guard.check(owner, 'closure', at);
    if (stopped) return stopped;
    const obstacle = remains.obstacle(owner, leavesRest);
    if (obstacle) {
      const little: Record<string, string> = { most: LEFT_BEHIND_MAX, coin: LEFT_BEHIND_COIN };
      return refuse(obstacleRefusals[obstacle], obstacle === 'balances' ? little : {});
    }
    const dueAt = at + CLOSURE_MS;
    return done(
      closures.add({ owner, state: 'waiting', leavesRest, requestedAt: at, dueAt, obstacle: null, endedAt: null }),
    );
  });
}
