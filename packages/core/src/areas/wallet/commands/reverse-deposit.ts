import { wallet } from '@quay/contract/wallet';
import { codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { type Credit, creditsTable } from '../state.ts';
import { creditKey, type DepositParts } from './credit-deposit.ts';

const input = {
  network: text,
  txHash: text,
  owner: id,
  asset: text,
  ordinal: id,
};
export type ReverseDeposit = RowOf<typeof input>;

/** 42 was this command before credits were known by their ordinal. */
export const reverseDepositShape = shape({
  name: 'wallet/reverse-deposit',
  number: 55,
  input,
  output: codecOf<Credit>(creditsTable.columns),
});

/**
 * Takes a credit back whose block is gone, from all books of its owner. What they no longer have available becomes a
 * debt of theirs. Their withdrawal, as long as it is not signed, waits until staff have seen it.
 */
export function reverseDeposit(parts: Omit<DepositParts, 'ledger' | 'creditIds'>): Command<never> {
  const { credits, debts, reversals, withdrawals } = parts;
  return command(reverseDepositShape, (transfer: ReverseDeposit, at): Outcome<Credit> => {
    const credit = credits.get(creditKey(transfer));
    if (!credit) return refuse(wallet['deposit-unknown']);
    if (credit.state === 'reversed') return done(credit);

    const { id, owner, asset, amount } = credit;
    credit.state = 'reversed';
    credit.reversedAt = at;
    credit.shortfall = debts.takeBack(owner, asset, amount, id, at);
    credits.touch(credit);
    const withdrawal = withdrawals.ofOwner(owner);
    if (withdrawal && withdrawal.state !== 'broadcasting') reversals.record(withdrawal.id, id, at);
    return done(credit);
  });
}
