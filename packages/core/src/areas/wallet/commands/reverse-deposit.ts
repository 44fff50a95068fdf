import { wallet } from '@quay/contract/wallet';
import { codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { house } from '../../../ledger/house.ts';
import { type Credit, creditsTable } from '../state.ts';
import type { DepositParts } from './credit-deposit.ts';

const input = {
  network: text,
  txHash: text,
  logIndex: id,
};
export type ReverseDeposit = RowOf<typeof input>;

export const reverseDepositShape = shape({
  name: 'wallet/reverse-deposit',
  number: 42,
  input,
  output: codecOf<Credit>(creditsTable.columns),
});

/** Takes a credit back whose block is gone: what the owner has available, and the rest from the house's bad debt. */
export function reverseDeposit({ credits, ledger }: Pick<DepositParts, 'credits' | 'ledger'>): Command<never> {
  return command(reverseDepositShape, ({ network, txHash, logIndex }: ReverseDeposit, at): Outcome<Credit> => {
    const credit = credits.get(`${network}/${txHash}/${logIndex}`);
    if (!credit) return refuse(wallet['deposit-unknown']);
    if (credit.state === 'reversed') return done(credit);

    const { id, owner, asset, amount } = credit;
    const { available } = ledger.balance(owner, 'spot', asset);
    const taken = available < amount ? available : amount;
    const shortfall = amount - taken;
    ledger.post(id, at, [
      { account: ledger.account(owner, 'spot', asset), amount: -taken, cause: 'deposit-reversal' },
      { account: ledger.account(house.badDebt, 'spot', asset), amount: -shortfall, cause: 'deposit-reversal' },
      { account: ledger.account(house.outside, 'spot', asset), amount, cause: 'deposit-reversal' },
    ]);
    credit.state = 'reversed';
    credit.reversedAt = at;
    credit.shortfall = shortfall;
    credits.touch(credit);
    return done(credit);
  });
}
