import { LENDERS_TENTHS } from '@quay/contract/loans/rules';
import { type Amount, greatest, least } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import type { LoansNeeds } from './needs.ts';
import { type LoanPool, loanPoolsTable } from './state.ts';

/** The book in which pools stand. */
export const POOL_BOOK = 'finance';

/**
 * Pools, one for an asset. What savers put in stays in their accounts; the account `loanPool` has what Quay put in less
 * what is lent, so that it is below zero where savers' coins are lent.
 */
export class Pools extends Rows<LoanPool> {
  readonly #ledger: Ledger;
  readonly #savings: LoansNeeds['savings'];

  constructor({ changes, ledger, savings }: Pick<LoansNeeds, 'changes' | 'ledger' | 'savings'> & { changes: Changes }) {
    super(loanPoolsTable, changes);
    this.#ledger = ledger;
    this.#savings = savings;
  }

  /** The pool of an asset; it begins empty. */
  open(asset: string): LoanPool {
    return this.get(asset) ?? this.add({ asset, capital: 0n, lent: 0n, interest: 0n, lendersInterest: 0n });
  }

  /** What is there and not lent: all that was put in, less what is lent. */
  free(asset: string): Amount {
    const own = this.#ledger.balance(systemAccounts.loanPool, POOL_BOOK, asset).available;
    return own + this.#savings(asset).saved;
  }

  /** What may be lent: of what is free, all that savers do not wait for, as far as accounts can count it. */
  lendable(asset: string): Amount {
    return greatest(0n, least(this.free(asset) - this.#savings(asset).waiting, this.#ledger.room(asset)));
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
