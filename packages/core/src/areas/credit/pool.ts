import { type Amount, Parts } from '@quay/money';
import { Rows } from '../../engine/changes.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import type { CreditNeeds } from './needs.ts';
import { type CreditLoan, type CreditPool, creditPoolsTable } from './state.ts';

/** The book in which the pool stands. */
export const CREDIT_BOOK = 'finance';

/**
 * What Quay lends, and every posting of it. The account `creditPool` has available what is neither lent nor offered, and
 * frozen what is offered.
 */
export class CreditPoolRows extends Rows<CreditPool> {
  readonly #ledger: Ledger;

  constructor({ changes, ledger }: Pick<CreditNeeds, 'changes' | 'ledger'>) {
    super(creditPoolsTable, changes);
    this.#ledger = ledger;
  }

  /** The pool of an asset; it begins empty. */
  open(asset: string): CreditPool {
    return this.get(asset) ?? this.add({ asset, funded: 0n, interest: 0n, lent: 0n, offered: 0n });
  }

  /** What can be lent now. */
  free(asset: string): Amount {
    return this.#ledger.balance(systemAccounts.creditPool, CREDIT_BOOK, asset).available;
  }

  /** Quay puts in of its own, or takes out where the amount is below zero. */
  fund(asset: string, amount: Amount, at: number): CreditPool {
    const pool = this.open(asset);
    this.#ledger.post(systemAccounts.creditPool, at, [
      {
        account: this.#ledger.account(systemAccounts.outside, CREDIT_BOOK, asset),
        amount: -amount,
        cause: 'house-funds',
      },
      { account: this.#account(asset), amount, cause: 'house-funds' },
    ]);
    pool.funded += amount;
    this.touch(pool);
    return pool;
  }

  /** Keeps what an offer is of until it is answered. */
  reserve({ asset, principal }: CreditLoan): void {
    this.#ledger.hold(this.#account(asset), new Parts().of(principal));
    const pool = this.open(asset);
    pool.offered += principal;
    this.touch(pool);
  }

  /** The offer is not taken. */
  release({ asset, principal }: CreditLoan): void {
    this.#ledger.release(this.#account(asset), new Parts().of(principal));
    const pool = this.open(asset);
    pool.offered -= principal;
    this.touch(pool);
  }

  /** Pays out what was reserved before. */
  payOut({ id, owner, asset, principal }: CreditLoan, at: number): void {
    const to = this.#ledger.account(owner, 'spot', asset);
    this.#ledger.settle(this.#account(asset), to, new Parts().of(principal), 'credit-payout', id, at);
    const pool = this.open(asset);
    pool.offered -= principal;
    pool.lent += principal;
    this.touch(pool);
  }

  /** The borrower repays all, from the spot account; the caller has looked whether it is there. */
  takeBack({ id, owner, asset, principal }: CreditLoan, interest: Amount, at: number): void {
    const from = this.#ledger.account(owner, 'spot', asset);
    const to = this.#account(asset);
    this.#ledger.post(id, at, [
      { account: from, amount: -principal, cause: 'credit-repayment' },
      { account: to, amount: principal, cause: 'credit-repayment' },
      { account: from, amount: -interest, cause: 'credit-interest' },
      { account: to, amount: interest, cause: 'credit-interest' },
    ]);
    const pool = this.open(asset);
    pool.lent -= principal;
    pool.interest += interest;
    this.touch(pool);
  }

  #account(asset: string): number {
    return this.#ledger.account(systemAccounts.creditPool, CREDIT_BOOK, asset);
  }
}
