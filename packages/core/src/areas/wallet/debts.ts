import type { Book } from '@quay/contract/wallet/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import { type Debt, debtsTable } from './state.ts';

/** Books in the order in which a reversed deposit is taken back from them. */
const takenFrom: readonly Book[] = ['spot', 'c2c', 'finance', 'contract', 'delivery', 'mining'];

/**
 * What owners owe after a deposit was reversed that they no longer had. Each open debt stands against the exchange's
 * `badDebt` account. Whatever makes more of the asset available to the owner, in any book, repays the debt at the end of
 * the same command, the oldest first.
 */
export class Debts extends Rows<Debt> {
  readonly #ledger: Ledger;
  readonly #ids: Sequence;
  /** The open ones of an owner, the oldest first. */
  readonly #byOwner = new Map<number, Debt[]>();
  /** Owners who had something available of what they owe when the core started. */
  readonly #uncollected = new Set<number>();

  constructor(changes: Changes, ledger: Ledger, ids: Sequence) {
    super(debtsTable, changes);
    this.#ledger = ledger;
    this.#ids = ids;
  }

  /** The open debts of an owner, the oldest first. */
  of(owner: number): readonly Debt[] {
    return this.#byOwner.get(owner) ?? [];
  }

  /** Whose debts can be repaid with what they have: only rows of an earlier version leave such owners. */
  get uncollected(): ReadonlySet<number> {
    return this.#uncollected;
  }

  /** Takes an amount back from all books of an owner, as far as it is available, and opens a debt for the rest. */
  takeBack(owner: number, asset: string, amount: bigint, credit: number, at: number): bigint {
    const ledger = this.#ledger;
    let left = amount;
    const legs = takenFrom.flatMap((book) => {
      const { available } = ledger.balance(owner, book, asset);
      const taken = available < left ? available : left;
      left -= taken;
      return taken === 0n
        ? []
        : [{ account: ledger.account(owner, book, asset), amount: -taken, cause: 'deposit-reversal' as const }];
    });
    ledger.post(credit, at, [
      ...legs,
      { account: ledger.account(systemAccounts.badDebt, 'spot', asset), amount: -left, cause: 'deposit-reversal' },
      { account: ledger.account(systemAccounts.outside, 'spot', asset), amount, cause: 'deposit-reversal' },
    ]);
    if (left > 0n) this.open({ owner, asset, amount: left, cause: 'deposit-reversal', reference: credit }, at);
    return left;
  }

  /** Writes down what stands against the bad debt of the exchange under the name of an owner. */
  open(debt: Pick<Debt, 'owner' | 'asset' | 'amount' | 'cause' | 'reference'>, at: number): void {
    this.#index(this.add({ id: this.#ids.next(), ...debt, left: debt.amount, state: 'open', at, paidAt: null }));
  }

  /** The end of a command: what became available to owners who owe it repays what they owe. */
  collect(at: number): void {
    for (const account of this.#ledger.takeGains()) this.#collectFrom(account, at);
  }

  /** Collects from all books of an owner. */
  collectOf(owner: number, at: number): void {
    this.#uncollected.delete(owner);
    for (const asset of new Set(this.of(owner).map((debt) => debt.asset))) {
      for (const book of takenFrom) this.#collectFrom(this.#ledger.account(owner, book, asset), at);
    }
  }

  #collectFrom(account: number, at: number): void {
    const ledger = this.#ledger;
    const { owner, book, asset } = ledger.accountOf(account);
    for (const debt of [...this.of(owner)]) {
      if (debt.asset !== asset) continue;
      const { available } = ledger.balance(owner, book, asset);
      const paid = available < debt.left ? available : debt.left;
      if (paid === 0n) return;
      ledger.post(debt.id, at, [
        { account, amount: -paid, cause: 'debt-repayment' },
        { account: ledger.account(systemAccounts.badDebt, 'spot', asset), amount: paid, cause: 'debt-repayment' },
      ]);
      debt.left -= paid;
      if (debt.left > 0n) this.touch(debt);
      else this.#close(debt, at);
    }
  }

  #close(debt: Debt, at: number): void {
    debt.state = 'paid';
    debt.paidAt = at;
    this.retire(debt);
    const left = this.of(debt.owner).filter((one) => one !== debt);
    if (left.length > 0) this.#byOwner.set(debt.owner, left);
    else {
      this.#byOwner.delete(debt.owner);
      this.#ledger.watch(debt.owner, false);
    }
  }

  #index(debt: Debt): void {
    this.#byOwner.set(debt.owner, [...this.of(debt.owner), debt]);
    this.#ledger.watch(debt.owner, true);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.id - b.id);
    this.#byOwner.clear();
    this.#uncollected.clear();
    for (const debt of this.values()) {
      this.#index(debt);
      const has = takenFrom.some((book) => this.#ledger.balance(debt.owner, book, debt.asset).available > 0n);
      if (has) this.#uncollected.add(debt.owner);
    }
  }
}
