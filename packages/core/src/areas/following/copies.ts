import { type Changes, Rows } from '../../engine/changes.ts';
import { type CopyRow, copiesTable } from './state.ts';

/** Positions that are copied, as long as they are open. One for a follower and a contract. */
export class Copies extends Rows<CopyRow> {
  readonly #byPosition = new Map<string, CopyRow>();
  readonly #byFollow = new Map<number, Set<CopyRow>>();
  readonly #byContract = new Map<string, Set<CopyRow>>();
  /** Those of which something is to be closed. */
  readonly #closing = new Set<CopyRow>();

  constructor(changes: Changes) {
    super(copiesTable, changes);
  }

  of(follower: number, contract: string): CopyRow | undefined {
    return this.#byPosition.size === 0 ? undefined : this.#byPosition.get(`${follower}/${contract}`);
  }

  ofFollow(follow: number): readonly CopyRow[] {
    return [...(this.#byFollow.get(follow) ?? [])].sort(byId);
  }

  ofContract(contract: string): readonly CopyRow[] {
    return [...(this.#byContract.get(contract) ?? [])].sort(byId);
  }

  /** Contracts in which something is copied. */
  contracts(): readonly string[] {
    return [...this.#byContract.keys()].sort();
  }

  closing(): readonly CopyRow[] {
    return this.#closing.size === 0 ? [] : [...this.#closing].sort(byId);
  }

  override add(row: CopyRow): CopyRow {
    this.#index(row);
    return super.add(row);
  }

  override touch(row: CopyRow): void {
    if (row.toClose > 0n) this.#closing.add(row);
    else this.#closing.delete(row);
    super.touch(row);
  }

  override retire(row: CopyRow): void {
    this.#byPosition.delete(`${row.follower}/${row.contract}`);
    this.#closing.delete(row);
    for (const [index, key] of [
      [this.#byFollow, row.follow],
      [this.#byContract, row.contract],
    ] as const) {
      const all = index.get(key as never);
      all?.delete(row);
      if (all?.size === 0) index.delete(key as never);
    }
    super.retire(row);
  }

  #index(row: CopyRow): void {
    this.#byPosition.set(`${row.follower}/${row.contract}`, row);
    put(this.#byFollow, row.follow, row);
    put(this.#byContract, row.contract, row);
    if (row.toClose > 0n) this.#closing.add(row);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#byPosition.clear();
    this.#byFollow.clear();
    this.#byContract.clear();
    this.#closing.clear();
    this.sort(byId);
    for (const row of this.values()) this.#index(row);
  }
}

const byId = (a: CopyRow, b: CopyRow): number => a.id - b.id;

function put<Key>(index: Map<Key, Set<CopyRow>>, key: Key, row: CopyRow): void {
  const all = index.get(key);
  if (all) all.add(row);
  else index.set(key, new Set([row]));
}
