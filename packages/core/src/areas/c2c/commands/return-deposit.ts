import { verification } from '@quay/contract/verification/rules';
import { Parts } from '@quay/money';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { C2cParts } from '../parts.ts';
import { type MerchantDeposit, merchantDepositsTable } from '../state.ts';

const input = { deposit: id };
export type ReturnDeposit = RowOf<typeof input>;

export const returnDepositShape = shape({
  name: 'c2c/return-deposit',
  number: 31,
  input,
  output: codecOf<MerchantDeposit>(merchantDepositsTable.columns),
});

/**
 * Gives a deposit back: it is free again. Giving it back again changes nothing. It stays while an order of its owner's ads
 * is under way or can still be appealed against, as it may have to make good what becomes of that.
 */
export function returnDeposit({ deposits, orders, ledger }: C2cParts): Command<never> {
  return command(returnDepositShape, (request: ReturnDeposit, at): Outcome<MerchantDeposit> => {
    const deposit = deposits.get(String(request.deposit));
    if (!deposit) return refuse(verification['merchant-none']);
    if (deposit.state !== 'held') return done(deposit);
    const { owner, asset } = deposit;
    if (orders.ofAdvertiser(owner).size > 0) return refuse(verification['merchant-busy']);

    ledger.release(ledger.account(owner, 'spot', asset), new Parts().of(deposit.amount));
    deposit.state = 'refunded';
    deposit.refundedAt = at;
    deposits.touch(deposit);
    return done(deposit);
  });
}
