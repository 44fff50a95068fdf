import type { Cause } from '@quay/contract/wallet/rules';
import { type Amount, Parts, type Quantity } from '@quay/money';
import type { Ledger, Leg } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import type { Sold } from '../../lending/sale.ts';
import { POOL_BOOK, type Pools } from './pools.ts';
import type { LoanRow } from './state.ts';

const OWN_BOOK = 'spot';

/** What moves coins for loans; each posting bears the number of its loan. */
export class LoanPostings {
  readonly #ledger: Ledger;
  readonly #pools: Pools;
  readonly #parts = new Parts();

  constructor(ledger: Ledger, pools: Pools) {
    this.#ledger = ledger;
    this.#pools = pools;
  }

  available(owner: number, asset: string): Amount {
    return this.#ledger.balance(owner, OWN_BOOK, asset).available;
  }

  /** Most that the buyer of pledge can pay: what flash exchange has. */
  payable(asset: string): Amount {
    return this.available(systemAccounts.convert, asset);
  }

  /** From the pool to the borrower. */
  lend({ id, owner, asset }: LoanRow, amount: Amount, at: number): void {
    const pool = this.#pools.open(asset);
    pool.lent += amount;
    this.#pools.touch(pool);
    this.#ledger.post(id, at, [
      { account: this.#pool(asset), amount: -amount, cause: 'loan-lent' },
      { account: this.#own(owner, asset), amount, cause: 'loan-lent' },
    ]);
  }

  /** The borrower pledges so much more. */
  hold({ owner, pledge }: LoanRow, quantity: Quantity): void {
    this.#ledger.hold(this.#own(owner, pledge), this.#parts.of(quantity));
  }

  /** So much of the pledge is free again. */
  release({ owner, pledge }: LoanRow, quantity: Quantity): void {
    this.#ledger.release(this.#own(owner, pledge), this.#parts.of(quantity));
  }

  /** From the borrower to the pool and its lenders. */
  repay(loan: LoanRow, paid: { readonly interest: Amount; readonly principal: Amount }, at: number): void {
    this.#ledger.post(loan.id, at, this.#repaid(loan, paid));
  }

  /** Flash exchange takes what is sold and pays for it; what is owed is paid from that. */
  sell(loan: LoanRow, sold: Sold, at: number): void {
    const { id, owner, asset, pledge } = loan;
    const { quantity, proceeds, fee, shortfall } = sold;
    this.release(loan, quantity);
    const pool = this.#pools.open(asset);
    pool.capital += fee;
    pool.lent -= shortfall;
    this.#pools.touch(pool);
    const legs = (from: number, to: number, amount: Amount | Quantity, cause: Cause): Leg[] => [
      { account: from, amount: -amount, cause },
      { account: to, amount: amount as Amount, cause },
    ];
    const { convert, badDebt } = systemAccounts;
    this.#ledger.post(id, at, [
      ...legs(this.#own(owner, pledge), this.#own(convert, pledge), quantity, 'loan-sale'),
      ...legs(this.#own(convert, asset), this.#own(owner, asset), proceeds, 'loan-sale'),
      ...legs(this.#own(owner, asset), this.#pool(asset), fee, 'loan-sale-fee'),
      ...this.#repaid(loan, sold),
      ...legs(this.#ledger.account(badDebt, POOL_BOOK, asset), this.#pool(asset), shortfall, 'loan-shortfall'),
    ]);
  }

  /** Quay puts so much more into a pool, or takes it out when it is below zero. */
  fund(asset: string, amount: Amount, at: number): void {
    const pool = this.#pools.open(asset);
    pool.capital += amount;
    this.#pools.touch(pool);
    const outside = this.#ledger.account(systemAccounts.outside, POOL_BOOK, asset);
    this.#ledger.post(systemAccounts.loanPool, at, [
      { account: outside, amount: -amount, cause: 'house-funds' },
      { account: this.#pool(asset), amount, cause: 'house-funds' },
    ]);
  }

  #repaid({ owner, asset }: LoanRow, paid: { readonly interest: Amount; readonly principal: Amount }): Leg[] {
    const { interest, principal } = paid;
    const pool = this.#pools.open(asset);
    pool.lent -= principal;
    this.#pools.touch(pool);
    const lenders = this.#pools.earned(asset, interest);
    const earnPool = this.#ledger.account(systemAccounts.earnPool, POOL_BOOK, asset);
    return [
      { account: this.#own(owner, asset), amount: -principal, cause: 'loan-repaid' },
      { account: this.#pool(asset), amount: principal, cause: 'loan-repaid' },
      { account: this.#own(owner, asset), amount: -interest, cause: 'loan-interest' },
      { account: earnPool, amount: lenders, cause: 'loan-interest' },
      { account: this.#pool(asset), amount: interest - lenders, cause: 'loan-interest' },
    ];
  }

  #own(owner: number, asset: string): number {
    return this.#ledger.account(owner, OWN_BOOK, asset);
  }

  #pool(asset: string): number {
    return this.#ledger.account(systemAccounts.loanPool, POOL_BOOK, asset);
  }
}
