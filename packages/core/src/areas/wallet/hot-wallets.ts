import { type Changes, Rows } from '../../engine/changes.ts';
import {
  type HotWallet,
  hotWalletsTable,
  type Withdrawal,
  type WithdrawalWallet,
  withdrawalWalletsTable,
} from './state.ts';

/** The hot wallets of each network after the first one, which is 0. The last one signs what is new. */
export class HotWallets extends Rows<HotWallet> {
  readonly #current = new Map<string, number>();

  constructor(changes: Changes) {
    super(hotWalletsTable, changes);
  }

  currentOf(network: string): number {
    return this.#current.get(network) ?? 0;
  }

  override add(row: HotWallet): HotWallet {
    this.#current.set(row.network, row.wallet);
    return super.add(row);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => (a.network < b.network ? -1 : a.network > b.network ? 1 : a.wallet - b.wallet));
    this.#current.clear();
    for (const { network, wallet } of this.values()) this.#current.set(network, wallet);
  }
}

/** Which hot wallet signed a withdrawal that is not over. The first one is not written down. */
export class WithdrawalWallets extends Rows<WithdrawalWallet> {
  constructor(changes: Changes) {
    super(withdrawalWalletsTable, changes);
  }

  /** Nothing for one that was over and is on its way again. */
  of(withdrawal: number): number | undefined {
    const row = this.get(String(withdrawal));
    return row ? (row.wallet ?? undefined) : 0;
  }

  /** Whether it is known already. */
  has({ id }: Pick<Withdrawal, 'id'>): boolean {
    return this.get(String(id)) !== undefined;
  }

  record({ id }: Pick<Withdrawal, 'id'>, wallet: number | null): void {
    const known = this.get(String(id));
    if (!known) this.add({ withdrawal: id, wallet, state: 'open' });
    else if (known.wallet !== wallet) this.touch(Object.assign(known, { wallet }));
  }

  /** The withdrawal is over. */
  end({ id }: Pick<Withdrawal, 'id'>): void {
    const row = this.get(String(id));
    if (!row) return;
    row.state = 'over';
    this.retire(row);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.withdrawal - b.withdrawal);
  }
}
