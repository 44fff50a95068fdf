import { wallet } from '@quay/contract/wallet/rules';
import { codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
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

/**
 * Takes a credit back whose block is gone, from all books of its owner. What they no longer have available becomes a
 * debt of theirs. A withdrawal of theirs that is not signed waits until staff have seen it.
 */
export function reverseDeposit(parts: Omit<DepositParts, 'ledger' | 'creditIds'>): Command<never> {
  const { credits, debts, reversals, withdrawals, heard } = parts;
  return command(reverseDepositShape, ({ network, txHash, logIndex }: ReverseDeposit, at): Outcome<Credit> => {
    const credit = credits.get(`${network}/${txHash}/${logIndex}`);
    if (!credit) return refuse(wallet['deposit-unknown']);
    if (credit.state === 'reversed') return done(credit);

    const { id, owner, asset, amount } = credit;
    credit.state = 'reversed';
    credit.reversedAt = at;
    credit.shortfall = debts.takeBack(owner, asset, amount, id, at);
    credits.touch(credit);
    heard.reversed(credit);
    for (const withdrawal of withdrawals.allOfOwner(owner)) {
      if (withdrawal.state !== 'broadcasting') reversals.record(withdrawal.id, id, at);
    }
    return done(credit);
  });
}
