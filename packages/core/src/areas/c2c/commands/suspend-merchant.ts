import { suspensionReasons } from '@quay/contract/c2c/rules';
import { codecOf, flag, id, oneOf, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { Suspensions } from '../suspensions.ts';

const input = { owner: id, reason: oneOf(suspensionReasons) };
export type SuspendMerchant = RowOf<typeof input>;

export const suspendMerchantShape = shape({
  name: 'c2c/suspend-merchant',
  number: 27,
  input,
  output: codecOf<{ changed: boolean }>({ changed: flag }),
});

/**
 * Staff suspend a merchant: from now on none of the ads is taken. Orders that are under way go on, and nothing leaves
 * escrow. One who is suspended stays so, for the first reason.
 */
export function suspendMerchant(suspensions: Suspensions): Command<never> {
  return command(suspendMerchantShape, ({ owner, reason }: SuspendMerchant, at): Outcome<{ changed: boolean }> => {
    if (suspensions.of(owner)) return done({ changed: false });
    suspensions.begin(owner, reason, at);
    return done({ changed: true });
  });
}
