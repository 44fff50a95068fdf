import { DEFAULT_LEVERAGE } from '@quay/contract/perpetual/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import { NumberSet } from '../../engine/number-set.ts';
import type { Contract, PositionRow } from './state.ts';
import { positionsTable } from './state.ts';

/** Positions, with the leverage and the mode that a person chose for a contract. */
export class Positions extends Rows<PositionRow> {
  readonly #byOwner = new Map<number, PositionRow[]>();
  /** By number of the owner's list of orders in the contract; see `trading/instrument-orders.ts`. Rows are never dropped. */
  #byList: (PositionRow | undefined)[] = [];
  /** Owners of positions that are not flat, by contract. */
  readonly #open = new Map<string, Set<number>>();
  /** Whose positions have changed and were not looked at since; see `risk.ts`. */
  readonly moved = new NumberSet();

  constructor(changes: Changes) {
    super(positionsTable, changes);
  }

  /** Looked for among those of the owner, which are few: no key is put together. */
  find(owner: number, contract: string): PositionRow | undefined {
    for (const row of this.ofOwner(owner)) if (row.contract === contract) return row;
    return undefined;
  }

  /** The same, of an owner whose list of orders in the contract has a number: nothing is searched. */
  inList(list: number, owner: number, contract: string): PositionRow | undefined {
    const known = this.#byList[list];
    if (known !== undefined) return known;
    const found = this.find(owner, contract);
    if (found === undefined) return undefined;
    // An array with gaps would be searched like a map.
    while (this.#byList.length < list) this.#byList.push(undefined);
    this.#byList[list] = found;
    return found;
  }

  /** Finds it, or opens it with nothing in it. */
  of(owner: number, { symbol, maxLeverage }: Contract): PositionRow {
    return (
      this.find(owner, symbol) ??
      this.add({
        owner,
        contract: symbol,
        ...{ quantity: 0n, openValue: 0n, margin: 0n, realised: 0n, fees: 0n, covered: 0n },
        leverage: leverageOf(maxLeverage),
        mode: 'cross',
        openedAt: null,
      })
    );
  }

  /** Those of an owner, in the order of their contracts. */
  ofOwner(owner: number): readonly PositionRow[] {
    return this.#byOwner.get(owner) ?? none;
  }

  override add(row: PositionRow): PositionRow {
    this.#index(row);
    return super.add(row);
  }

  /** Owners of positions in a contract that are not flat, in any order. */
  openIn(contract: string): ReadonlySet<number> {
    return this.#open.get(contract) ?? nobody;
  }

  /** Told of each position that is closed. */
  whenFlat: (row: PositionRow) => void = () => {};

  /** Told of each position that a command may have changed. */
  whenTouched: (row: PositionRow) => void = () => {};

  override touch(row: PositionRow): void {
    this.moved.add(row.owner);
    this.whenTouched(row);
    if (row.quantity === 0n) this.whenFlat(row);
    this.#count(row);
    super.touch(row);
  }

  #index(row: PositionRow): void {
    const own = [...this.ofOwner(row.owner), row].sort((a, b) => (a.contract < b.contract ? -1 : 1));
    this.#byOwner.set(row.owner, own);
    this.#count(row);
  }

  #count({ owner, contract, quantity }: PositionRow): void {
    const open = this.#open.get(contract);
    if (quantity === 0n) open?.delete(owner);
    else if (open) open.add(owner);
    else this.#open.set(contract, new Set([owner]));
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#byOwner.clear();
    this.#byList = [];
    this.#open.clear();
    for (const row of this.values()) this.#index(row);
  }
}

const none: readonly PositionRow[] = [];
const nobody: ReadonlySet<number> = new Set();

/** The leverage of who never chose one. */
export const leverageOf = (maxLeverage: number): number => Math.min(DEFAULT_LEVERAGE, maxLeverage);
