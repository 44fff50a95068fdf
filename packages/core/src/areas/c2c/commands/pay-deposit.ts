import { missingOf, verification } from '@quay/contract/verification/rules';
import { Parts } from '@quay/money';
import { amount, codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { C2cParts } from '../parts.ts';
import { type MerchantDeposit, merchantDepositsTable } from '../state.ts';

/** `amount` is what is to be held in all. */
const input = { owner: id, asset: text, amount };
export type PayDeposit = RowOf<typeof input>;

export const payDepositShape = shape({
  name: 'c2c/pay-deposit',
  number: 30,
  input,
  output: codecOf<MerchantDeposit>(merchantDepositsTable.columns),
});

/**
 * Sees to it that so much is held as the owner's deposit: freezes what is missing, as a deposit of its own. Paying
 * again what is held already changes nothing, so that an application that was cut off can be sent again.
 */
export function payDeposit({ deposits, ledger, guard, depositIds }: C2cParts): Command<never> {
  return command(payDepositShape, (request: PayDeposit, at): Outcome<MerchantDeposit> => {
    const { owner, asset } = request;
    always(request.amount > 0n, 'a deposit is more than nothing');
    const held = deposits.held(owner, asset);
    const paid = held.reduce((sum, deposit) => sum + deposit.amount, 0n);
    const missing = missingOf(request.amount, paid);
    if (missing === 0n) return done(held.at(-1)!);

    const stopped = guard.check(owner, 'merchant-deposit', at);
    if (stopped) return stopped;
    const { available } = ledger.balance(owner, 'spot', asset);
    if (available < missing) return refuse(verification['deposit-insufficient'], { amount: request.amount, available });
    ledger.hold(ledger.account(owner, 'spot', asset), new Parts().of(missing));
    const deposit = { id: depositIds.next(), owner, asset, amount: missing, paidAt: at };
    return done(deposits.add({ ...deposit, state: 'held', refundedAt: null }));
  });
}
