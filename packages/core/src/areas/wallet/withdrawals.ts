import { type Changes, Rows } from '../../engine/changes.ts';
import { type Withdrawal, withdrawalsTable } from './state.ts';

/** The withdrawals that are not over, found by their owners too: everybody has one at a time. */
export class Withdrawals extends Rows<Withdrawal> {
  readonly #byOwner = new Map<number, Withdrawal>();

  constructor(changes: Changes) {
    super(withdrawalsTable, changes);
  }

  ofOwner(owner: number): Withdrawal | undefined {
    return this.#byOwner.get(owner);
  }

  /** The withdrawal that a nonce of a network's hot wallet pays. */
  ofNonce(network: string, nonce: number): Withdrawal | undefined {
    for (const withdrawal of this.values()) {
      if (withdrawal.nonce === nonce && withdrawal.network === network) return withdrawal;
    }
    return undefined;
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.id - b.id);
    this.#byOwner.clear();
    for (const withdrawal of this.values()) this.#byOwner.set(withdrawal.owner, withdrawal);
  }

  override add(row: Withdrawal): Withdrawal {
    this.#byOwner.set(row.owner, row);
    return super.add(row);
  }

  override retire(row: Withdrawal): void {
    this.#byOwner.delete(row.owner);
    super.retire(row);
  }
}
