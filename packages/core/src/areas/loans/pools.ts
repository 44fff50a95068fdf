import { LENDERS_TENTHS } from '@quay/contract/loans/rules';
import { type Amount, greatest, least } from '@quay/money';
import { Rows } from '../../engine/changes.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import type { LoansNeeds } from './needs.ts';
import { type LoanPool, loanPoolsTable } from './state.ts';

/** The book in which pools stand. */
export const POOL_BOOK = 'finance';

/** Pools, one for an asset. The account `loanPool` has what Quay and savers put in less what is lent. */
export class Pools extends Rows<LoanPool> {
  readonly #ledger: Ledger;
  readonly #savings: LoansNeeds['savings'];

  constructor({ changes, ledger, savings }: Pick<LoansNeeds, 'changes' | 'ledger' | 'savings'>) {
    super(loanPoolsTable, changes);
    this.#ledger = ledger;
    this.#savings = savings;
  }

  /** The pool of an asset; it begins empty. */
  open(asset: string): LoanPool {
    return this.get(asset) ?? this.add({ asset, capital: 0n, lent: 0n, interest: 0n, lendersInterest: 0n });
  }

  /** What is there and not lent. */
  free(asset: string): Amount {
    return this.#ledger.balance(systemAccounts.loanPool, POOL_BOOK, asset).available;
  }

  /** What savers have put in. */
  saved(asset: string): Amount {
    return this.#savings.savedIn(asset);
  }

  /** What can be lent: savers who ask their coins back come first. */
  lendable(asset: string): Amount {
    return greatest(this.free(asset) - this.#savings.reservedIn(asset), 0n);
  }

  /** What of Quay's own can be taken out. */
  removable(asset: string): Amount {
    return least(this.lendable(asset), this.get(asset)?.capital ?? 0n);
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
