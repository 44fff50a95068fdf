import { wallet } from '@quay/contract/wallet/rules';
import { MAX } from '@quay/money';
import type { Rows } from '../../../engine/changes.ts';
import { amount, codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { Sequence } from '../../../engine/sequences.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { isSystemAccount, systemAccounts } from '../../../ledger/system-accounts.ts';
import type { Debts } from '../debts.ts';
import type { Reversals } from '../reversals.ts';
import { type Credit, creditsTable, type UserTransfer, type Withdrawal } from '../state.ts';
import type { Withdrawals } from '../withdrawals.ts';

const input = {
  network: text,
  txHash: text,
  logIndex: id,
  owner: id,
  asset: text,
  amount,
  block: id,
};
export type CreditDeposit = RowOf<typeof input>;

export const creditDepositShape = shape({
  name: 'wallet/credit-deposit',
  number: 41,
  input,
  output: codecOf<Credit>(creditsTable.columns),
});

export type DepositParts = {
  readonly credits: Rows<Credit>;
  readonly debts: Debts;
  readonly reversals: Reversals;
  readonly withdrawals: Withdrawals;
  readonly ledger: Ledger;
  readonly creditIds: Sequence;
  readonly heard: WalletHeard;
};

/** Who else follows what comes in and goes out. */
export type WalletHeard = {
  credited(credit: Credit, at: number): void;
  reversed(credit: Credit): void;
  /** The chain has confirmed that it was paid. */
  paidOut(withdrawal: Withdrawal, at: number): void;
  /** It was given to another user. */
  sent(transfer: UserTransfer): void;
};

/**
 * Credits a transfer that the chain has confirmed: once for each, whoever says it twice and in whatever block it is
 * mined. One that was reversed and is there again is credited again; what its owner owes is collected first, as from
 * every other credit. Where there would be more of the coin than can be counted exactly it is refused, never rounded.
 */
export function creditDeposit(parts: Pick<DepositParts, 'credits' | 'ledger' | 'creditIds' | 'heard'>): Command<never> {
  const { credits, ledger, creditIds, heard } = parts;
  return command(creditDepositShape, (deposit: CreditDeposit, at): Outcome<Credit> => {
    const { network, txHash, logIndex, owner, asset, amount } = deposit;
    always(amount > 0n && !isSystemAccount(owner), 'a deposit is of something, and of a user');
    const known = credits.get(`${network}/${txHash}/${logIndex}`);
    if (known?.state === 'credited') return done(known);

    if (amount > ledger.room(asset)) return refuse(wallet['coin-full'], { max: MAX, coin: asset });

    const isSame = known?.owner === owner && known.asset === asset && known.amount === amount;
    const id = isSame ? known.id : creditIds.next();
    ledger.post(id, at, [
      { account: ledger.account(systemAccounts.outside, 'spot', asset), amount: -amount, cause: 'deposit' },
      { account: ledger.account(owner, 'spot', asset), amount, cause: 'deposit' },
    ]);
    const credit: Credit = { ...deposit, id, state: 'credited', creditedAt: at, reversedAt: null, shortfall: 0n };
    heard.credited(credit, at);
    if (!known) return done(credits.add(credit));
    credits.touch(Object.assign(known, credit));
    return done(known);
  });
}
