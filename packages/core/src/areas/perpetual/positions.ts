import { DEFAULT_LEVERAGE, marginModes } from '@quay/contract/perpetual/rules';
import { Writer } from '../../engine/bytes.ts';
import { type Changes, putMark, Rows } from '../../engine/changes.ts';
import { NumberSet } from '../../engine/number-set.ts';
import type { Table } from '../../engine/table.ts';
import { PositionAmounts, PositionRecord } from './position-record.ts';
import type { Contract, PositionRow } from './state.ts';
import { positionsTable } from './state.ts';

const PUT = putMark(positionsTable);
/** Margin modes as their column has them. */
const CROSS = marginModes.indexOf('cross');
const ISOLATED = marginModes.indexOf('isolated');

/** Positions, with the leverage and the mode that a person chose for a contract. */
export class Positions extends Rows<PositionRecord> {
  readonly amounts = new PositionAmounts();
  /** Contracts as their column has them. */
  readonly #symbols = new Map<string, Uint8Array>();
  readonly #byOwner = new Map<number, readonly PositionRecord[]>();
  /** By number of the owner's list of orders in the contract; see `trading/instrument-orders.ts`. Rows are never dropped. */
  #byList: (PositionRecord | undefined)[] = [];
  /** Owners of positions that are not flat, by contract. */
  readonly #open = new Map<string, Set<number>>();
  /** Whose positions have changed and were not looked at since; see `risk.ts`. */
  readonly moved = new NumberSet();
  /** Of those that have moved, in their order: the position that said so first; nothing where none did. */
  readonly movedBy: (PositionRecord | undefined)[] = [];
  /** What the batch changed, in the order in which it did, and how many that is: emptying an array costs more. */
  readonly #touched: PositionRecord[] = [];
  #touchedCount = 0;

  constructor(changes: Changes) {
    super(positionsTable as unknown as Table<PositionRecord>, changes);
  }

  /** Looked for among those of the owner, which are few: no key is put together. */
  find(owner: number, contract: string): PositionRecord | undefined {
    for (const row of this.ofOwner(owner)) if (row.contract === contract) return row;
    return undefined;
  }

  /** The same, of an owner whose list of orders in the contract has a number: nothing is searched. */
  inList(list: number, owner: number, contract: string): PositionRecord | undefined {
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
  of(owner: number, { symbol, maxLeverage }: Contract): PositionRecord {
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
  ofOwner(owner: number): readonly PositionRecord[] {
    return this.#byOwner.get(owner) ?? none;
  }

  override add(row: PositionRow): PositionRecord {
    const record = super.restore(this.#recordOf(row));
    this.#index(record);
    this.#note(record);
    return record;
  }

  override restore(row: PositionRow): PositionRecord {
    const known = this.find(row.owner, row.contract) ?? this.get(`${row.owner}/${row.contract}`);
    if (!known) return super.restore(this.#recordOf(row));
    known.assign(row);
    return known;
  }

  #recordOf(row: PositionRow): PositionRecord {
    let symbol = this.#symbols.get(row.contract);
    if (!symbol) {
      const writer = new Writer();
      writer.text(row.contract);
      symbol = writer.take();
      this.#symbols.set(row.contract, symbol);
    }
    return new PositionRecord(row, symbol, this.amounts);
  }

  override get changed(): boolean {
    return this.#touchedCount > 0;
  }

  override take(to: Writer): void {
    const touched = this.#touched;
    for (let n = 0; n < this.#touchedCount; n++) {
      const row = touched[n]!;
      row.isTouched = false;
      to.count(PUT);
      if (!row.write(to, row.mode === 'cross' ? CROSS : ISOLATED)) this.write(to, row);
    }
    this.#touchedCount = 0;
  }

  /** Owners of positions in a contract that are not flat, in any order. */
  openIn(contract: string): ReadonlySet<number> {
    return this.#open.get(contract) ?? nobody;
  }

  /** Told of each position that is closed. */
  whenFlat: (row: PositionRow) => void = () => {};

  /** Told of each position that a command may have changed. */
  whenTouched: (row: PositionRow) => void = () => {};

  /** A position was changed. */
  override touch(row: PositionRecord): void {
    this.touched(row);
    if (row.isFlat) this.whenFlat(row);
    this.#count(row);
  }

  /** The same of one that was open before and still is. */
  touched(row: PositionRecord): void {
    const { moved } = this;
    const before = moved.size;
    moved.add(row.owner);
    if (moved.size > before) this.movedBy[before] = row;
    this.whenTouched(row);
    this.#note(row);
  }

  #note(row: PositionRecord): void {
    if (row.isTouched) return;
    row.isTouched = true;
    this.#touched[this.#touchedCount++] = row;
  }

  #index(row: PositionRecord): void {
    const own = [...this.ofOwner(row.owner), row].sort((a, b) => (a.contract < b.contract ? -1 : 1));
    this.#byOwner.set(row.owner, own);
    for (const one of own) {
      one.siblings = own;
      one.isOnly = own.length === 1;
      if (!one.isOnly) one.alone = undefined;
    }
    this.#count(row);
  }

  #count(row: PositionRecord): void {
    const { owner, contract } = row;
    const open = this.#open.get(contract);
    if (row.isFlat) open?.delete(owner);
    else if (open) open.add(owner);
    else this.#open.set(contract, new Set([owner]));
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    for (const row of this.values()) row.alone = undefined;
    this.#byOwner.clear();
    this.#byList = [];
    this.#open.clear();
    for (const row of this.values()) this.#index(row);
  }
}

const none: readonly PositionRecord[] = [];
const nobody: ReadonlySet<number> = new Set();

/** The leverage of who never chose one. */
export const leverageOf = (maxLeverage: number): number => Math.min(DEFAULT_LEVERAGE, maxLeverage);
