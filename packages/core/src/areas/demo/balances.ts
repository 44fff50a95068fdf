import type { Amount } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { always } from '../../engine/fault.ts';
import { DEMO_ITSELF, type DemoBalance, demoBalancesTable } from './state.ts';

/**
 * The practice money of everybody: the only code that changes a balance of the demo, and none that could change another
 * one. What somebody gains the demo itself loses, so that all balances of an asset sum to zero.
 */
export class DemoBalances extends Rows<DemoBalance> {
  readonly #byOwner = new Map<number, DemoBalance[]>();

  constructor(changes: Changes) {
    super(demoBalancesTable, changes);
  }

  /** What an owner has, in every asset that they ever had. */
  of(owner: number): readonly DemoBalance[] {
    return this.#byOwner.get(owner) ?? [];
  }

  available(owner: number, asset: string): Amount {
    return this.get(`${owner}/${asset}`)?.available ?? 0n;
  }

  /** Freezes for an order what is available. The caller has refused before if it is not there. */
  hold(owner: number, asset: string, amount: Amount): void {
    this.#change(owner, asset, -amount, amount);
  }

  /** Gives back what an order no longer needs. */
  release(owner: number, asset: string, amount: Amount): void {
    this.#change(owner, asset, amount, -amount);
  }

  /** The demo gives something to somebody. */
  give(owner: number, asset: string, amount: Amount): void {
    this.#change(owner, asset, amount, 0n);
    this.#change(DEMO_ITSELF, asset, -amount, 0n);
  }

  /** The demo takes what somebody has available. */
  takeBack(owner: number, asset: string, amount: Amount): void {
    this.give(owner, asset, -amount);
  }

  /** The demo takes what an order holds. */
  takeHeld(owner: number, asset: string, amount: Amount): void {
    this.#change(owner, asset, 0n, -amount);
    this.#change(DEMO_ITSELF, asset, amount, 0n);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#byOwner.clear();
    for (const row of this.values()) this.#index(row);
  }

  #change(owner: number, asset: string, available: Amount, frozen: Amount): void {
    if (available === 0n && frozen === 0n) return;
    const row = this.get(`${owner}/${asset}`) ?? this.#open(owner, asset);
    row.available += available;
    row.frozen += frozen;
    always(owner === DEMO_ITSELF || row.available >= 0n, `${owner} would have ${row.available} practice ${asset}`);
    always(row.frozen >= 0n, `orders of ${owner} would hold ${row.frozen} practice ${asset}`);
    this.touch(row);
  }

  #open(owner: number, asset: string): DemoBalance {
    const row = this.add({ owner, asset, available: 0n, frozen: 0n });
    this.#index(row);
    return row;
  }

  #index(row: DemoBalance): void {
    const own = this.#byOwner.get(row.owner) ?? [];
    this.#byOwner.set(row.owner, own);
    // By asset, as after a start.
    const behind = own.findIndex(({ asset }) => asset > row.asset);
    own.splice(behind < 0 ? own.length : behind, 0, row);
  }
}
