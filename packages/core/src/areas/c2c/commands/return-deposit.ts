import { verification } from '@quay/contract/verification';
import { Parts } from '@quay/money';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { Deposits } from '../deposits.ts';
import { type MerchantDeposit, merchantDepositsTable } from '../state.ts';

const input = { deposit: id };
export type ReturnDeposit = RowOf<typeof input>;

export const returnDepositShape = shape({
  name: 'c2c/return-deposit',
  number: 31,
  input,
  output: codecOf<MerchantDeposit>(merchantDepositsTable.columns),
});

/** Gives a deposit back: it is free again. Giving it back again changes nothing. */
export function returnDeposit({ deposits, ledger }: { deposits: Deposits; ledger: Ledger }): Command<never> {
  return command(returnDepositShape, (wish: ReturnDeposit, at): Outcome<MerchantDeposit> => {
    const deposit = deposits.get(String(wish.deposit));
    if (!deposit) return refuse(verification['merchant-none']);
    if (deposit.state === 'refunded') return done(deposit);

    const { owner, asset } = deposit;
    ledger.release(ledger.account(owner, 'spot', asset), new Parts().of(deposit.amount));
    deposit.state = 'refunded';
    deposit.refundedAt = at;
    deposits.touch(deposit);
    return done(deposit);
  });
}
