import { type Changes, Rows } from '../../engine/changes.ts';
import { type LinkedWallet, linkedWalletsTable } from './state.ts';

/** Every wallet that was ever linked, by address too. Their numbers have no holes. */
export class Wallets extends Rows<LinkedWallet> {
  readonly #byAddress = new Map<string, LinkedWallet>();
  readonly #counts = new Map<number, number>();

  constructor(changes: Changes) {
    super(linkedWalletsTable, changes);
  }

  find(id: number): LinkedWallet | undefined {
    return this.get(String(id));
  }

  ofAddress(address: string): LinkedWallet | undefined {
    return this.#byAddress.get(address);
  }

  /** With how many wallets somebody has ever joined. */
  countOf(owner: number): number {
    return this.#counts.get(owner) ?? 0;
  }

  /** Those of an asset behind one, in the order in which they joined. */
  *after(id: number, asset: string): Iterable<LinkedWallet> {
    for (let next = this.find(id + 1); next; next = this.find(next.id + 1)) if (next.asset === asset) yield next;
  }

  override add(wallet: LinkedWallet): LinkedWallet {
    this.#index(wallet);
    return super.add(wallet);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.id - b.id);
    this.#byAddress.clear();
    this.#counts.clear();
    for (const wallet of this.values()) this.#index(wallet);
  }

  #index(wallet: LinkedWallet): void {
    this.#byAddress.set(wallet.address, wallet);
    this.#counts.set(wallet.owner, this.countOf(wallet.owner) + 1);
  }
}

/** Whether a day counts for a wallet. */
export const counts = ({ firstDay, lastDay }: LinkedWallet, day: number): boolean =>
  day >= firstDay && (lastDay === null || day <= lastDay);
