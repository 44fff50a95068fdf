import { type Book, books } from '@quay/contract/wallet';
import { Parts } from '@quay/money';
import type { StateRows } from '../engine/area.ts';
import { putCount, Writer } from '../engine/bytes.ts';
import { type Changes, putMark, type Recorder } from '../engine/changes.ts';
import { NumberMap } from '../engine/number-map.ts';
import { type Account, accountsTable } from './tables.ts';

/** What accounts are of: an asset in a book. */
type Purse = { readonly book: Book; readonly asset: string; readonly bytes: Uint8Array };

/** More bytes than a row has. */
const ROW_MAX = 120;

/** Most purses: books × assets. An account's key is owner × this + purse, below 2⁵³ for every owner. */
const PURSES_MAX = 1 << 14;

/**
 * All accounts, in flat arrays: what somebody has of an asset in a book. An account is a number, found by its owner and
 * its purse (an asset in a book); a million of them are a handful of objects.
 */
export class Accounts implements StateRows, Recorder {
  readonly table = accountsTable;
  readonly #index = new NumberMap();
  readonly #purses: Purse[] = [];
  readonly #purseNumbers = new Map<string, number>();
  readonly #touched: number[] = [];
  #size = 0;

  owner: Float64Array = new Float64Array(1024);
  purse: Int32Array = new Int32Array(1024);
  availableWhole: Float64Array = new Float64Array(1024);
  availableFraction: Float64Array = new Float64Array(1024);
  frozenWhole: Float64Array = new Float64Array(1024);
  frozenFraction: Float64Array = new Float64Array(1024);
  #isTouched = new Uint8Array(1024);

  constructor(changes: Changes) {
    changes.add(this);
  }

  get size(): number {
    return this.#size;
  }

  /** The number of an asset in a book; made when it is first heard of. */
  purseOf(book: Book, asset: string): number {
    const name = `${book}/${asset}`;
    const known = this.#purseNumbers.get(name);
    if (known !== undefined) return known;
    const writer = new Writer();
    writer.count(books.indexOf(book));
    writer.text(asset);
    this.#purses.push({ book, asset, bytes: writer.take() });
    this.#purseNumbers.set(name, this.#purses.length - 1);
    return this.#purses.length - 1;
  }

  get purses(): readonly Purse[] {
    return this.#purses;
  }

  /** −1 when the owner never had anything there. */
  find(owner: number, purse: number): number {
    return this.#index.get(owner * PURSES_MAX + purse);
  }

  /** Finds it, or opens it empty. */
  open(owner: number, purse: number): number {
    const known = this.find(owner, purse);
    if (known >= 0) return known;
    const account = this.#add(owner, purse);
    this.touch(account);
    return account;
  }

  #add(owner: number, purse: number): number {
    const account = this.#size++;
    if (account === this.owner.length) this.#grow();
    this.owner[account] = owner;
    this.purse[account] = purse;
    this.#index.set(owner * PURSES_MAX + purse, account);
    return account;
  }

  touch(account: number): void {
    if (this.#isTouched[account] === 1) return;
    this.#isTouched[account] = 1;
    this.#touched.push(account);
  }

  get changed(): boolean {
    return this.#touched.length > 0;
  }

  take(to: Writer): void {
    const mark = putMark(this.table);
    for (const account of this.#touched) {
      const bytes = to.reserve(ROW_MAX);
      let at = putCount(bytes, to.at, mark);
      at = putCount(bytes, at, this.owner[account]!);
      to.at = this.putPurse(bytes, at, this.purse[account]!);
      to.parts(this.availableWhole[account]!, this.availableFraction[account]!);
      to.parts(this.frozenWhole[account]!, this.frozenFraction[account]!);
      this.#isTouched[account] = 0;
    }
    this.#touched.length = 0;
  }

  /** Book and asset, as two columns have them, into bytes that have the room. */
  putPurse(bytes: Uint8Array, at: number, purse: number): number {
    const from = this.#purses[purse]!.bytes;
    for (let letter = 0; letter < from.length; letter++) bytes[at + letter] = from[letter]!;
    return at + from.length;
  }

  row(account: number): Account {
    const { book, asset } = this.#purses[this.purse[account]!]!;
    const parts = new Parts();
    return {
      owner: this.owner[account]!,
      book,
      asset,
      available: parts.set(this.availableWhole[account]!, this.availableFraction[account]!).value(),
      frozen: parts.set(this.frozenWhole[account]!, this.frozenFraction[account]!).value(),
    };
  }

  *values(): Iterable<Account> {
    for (let account = 0; account < this.#size; account++) yield this.row(account);
  }

  restore(row: Account): void {
    const purse = this.purseOf(row.book, row.asset);
    const known = this.find(row.owner, purse);
    const account = known >= 0 ? known : this.#add(row.owner, purse);
    const parts = new Parts().of(row.available);
    this.availableWhole[account] = parts.whole;
    this.availableFraction[account] = parts.fraction;
    parts.of(row.frozen);
    this.frozenWhole[account] = parts.whole;
    this.frozenFraction[account] = parts.fraction;
  }

  forget(): void {
    throw new Error('accounts are never dropped');
  }

  #grow(): void {
    const length = this.owner.length * 2;
    const grown = (numbers: Float64Array): Float64Array => {
      const larger = new Float64Array(length);
      larger.set(numbers);
      return larger;
    };
    this.owner = grown(this.owner);
    this.availableWhole = grown(this.availableWhole);
    this.availableFraction = grown(this.availableFraction);
    this.frozenWhole = grown(this.frozenWhole);
    this.frozenFraction = grown(this.frozenFraction);
    const purses = new Int32Array(length);
    purses.set(this.purse);
    this.purse = purses;
    const touched = new Uint8Array(length);
    touched.set(this.#isTouched);
    this.#isTouched = touched;
  }
}
