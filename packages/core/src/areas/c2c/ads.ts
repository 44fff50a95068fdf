import type { Quantity } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { Groups } from './groups.ts';
import { type Ad, adsTable } from './state.ts';

/** What an ad still offers. */
export const leftOf = ({ total, locked, dealt }: Pick<Ad, 'total' | 'locked' | 'dealt'>): Quantity =>
  total - locked - dealt;

/** What an ad has in escrow of its own: what a sell ad on the shelf has left. */
export const escrowOf = (ad: Pick<Ad, 'side' | 'state' | 'total' | 'locked' | 'dealt'>): Quantity =>
  ad.side === 'sell' && ad.state === 'on' ? leftOf(ad) : 0n;

/** The ads that are not closed, found by their owners too. */
export class Ads extends Rows<Ad> {
  readonly #byOwner = new Groups<Ad>();

  constructor(changes: Changes) {
    super(adsTable, changes);
  }

  of(owner: number): ReadonlySet<Ad> {
    return this.#byOwner.of(owner);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.id - b.id);
    this.#byOwner.clear();
    for (const ad of this.values()) this.#byOwner.add(ad.owner, ad);
  }

  override add(row: Ad): Ad {
    this.#byOwner.add(row.owner, row);
    return super.add(row);
  }

  override retire(row: Ad): void {
    this.#byOwner.remove(row.owner, row);
    super.retire(row);
  }
}
