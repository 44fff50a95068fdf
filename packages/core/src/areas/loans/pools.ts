import { LENDERS_TENTHS } from '@quay/contract/loans/rules';
import type { Amount } from '@quay/money';
import { Rows } from '../../engine/changes.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import type { LoansNeeds } from './needs.ts';
import { type LoanPool, loanPoolsTable } from './state.ts';

/** The book in which pools stand. */
export const POOL_BOOK = 'finance';

/** Pools, one for an asset. The account `loanPool` has what Quay put in less what is lent. */
export class Pools extends Rows<LoanPool> {
  readonly #ledger: Ledger;

  constructor({ changes, ledger }: Pick<LoansNeeds, 'changes' | 'ledger'>) {
    super(loanPoolsTable, changes);
    this.#ledger = ledger;
  }

  /** The pool of an asset; it begins empty. */
  open(asset: string): LoanPool {
    return this.get(asset) ?? this.add({ asset, capital: 0n, lent: 0n, interest: 0n, lendersInterest: 0n });
  }

  /** What is there and not lent. */
  free(asset: string): Amount {
    return this.#ledger.balance(systemAccounts.loanPool, POOL_BOOK, asset).available;
  }

  /** Borrowers have paid interest: gives the part of it that is the lenders', down in all; the rest is Quay's. */
  earned(asset: string, interest: Amount): Amount {
    const pool = this.open(asset);
    pool.interest += interest;
    const lenders = (pool.interest * BigInt(LENDERS_TENTHS)) / 10n;
    const share = lenders - pool.lendersInterest;
    pool.lendersInterest = lenders;
    pool.capital += interest - share;
    this.touch(pool);
    return share;
  }
}
