import { type Changes, Rows } from '../../engine/changes.ts';
import { WithdrawalWallets } from './hot-wallets.ts';
import { type Withdrawal, withdrawalsTable } from './state.ts';

/**
 * The withdrawals that are not over, found by their owners too. Everybody asks for one at a time; one that a change of the
 * chain opened again stands beside it.
 */
export class Withdrawals extends Rows<Withdrawal> {
  readonly wallets: WithdrawalWallets;
  readonly #byOwner = new Map<number, readonly Withdrawal[]>();

  constructor(changes: Changes) {
    super(withdrawalsTable, changes);
    this.wallets = new WithdrawalWallets(changes);
  }

  ofOwner(owner: number): Withdrawal | undefined {
    return this.#byOwner.get(owner)?.[0];
  }

  /** One that was asked for, beside those that a change of the chain opened again. */
  allOfOwner(owner: number): readonly Withdrawal[] {
    return this.#byOwner.get(owner) ?? [];
  }

  /** The withdrawal that a nonce of one of a network's hot wallets pays. */
  ofNonce(network: string, nonce: number, wallet: number): Withdrawal | undefined {
    for (const withdrawal of this.values()) {
      if (withdrawal.nonce !== nonce || withdrawal.network !== network) continue;
      if (this.wallets.of(withdrawal.id) === wallet) return withdrawal;
    }
    return undefined;
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.id - b.id);
    this.wallets.rebuild();
    this.#byOwner.clear();
    for (const withdrawal of this.values()) this.#find(withdrawal);
  }

  override add(row: Withdrawal): Withdrawal {
    this.#find(row);
    return super.add(row);
  }

  override retire(row: Withdrawal): void {
    const others = (this.#byOwner.get(row.owner) ?? []).filter((one) => one !== row);
    if (others.length > 0) this.#byOwner.set(row.owner, others);
    else this.#byOwner.delete(row.owner);
    this.wallets.end(row);
    super.retire(row);
  }

  /** The lowest number first, whatever was added when: a core that starts finds them in the same order. */
  #find(row: Withdrawal): void {
    const all = [...(this.#byOwner.get(row.owner) ?? []), row];
    this.#byOwner.set(
      row.owner,
      all.sort((a, b) => a.id - b.id),
    );
  }
}
