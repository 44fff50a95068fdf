import { type Book, books } from '@quay/contract/wallet/rules';
import * as money from '@quay/money';
import { Parts } from '@quay/money';
import type { StateRows } from '../engine/area.ts';
import { putCount, putParts, putRaw, Writer } from '../engine/bytes.ts';
import { type Changes, putMark, type Recorder } from '../engine/changes.ts';
import { always } from '../engine/fault.ts';
import { NumberList } from '../engine/number-list.ts';
import { NumberMap } from '../engine/number-map.ts';
import { type Account, accountsTable } from './tables.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { WHOLE } = money;

/** What accounts are of: an asset in a book. */
type AssetBook = { readonly book: Book; readonly asset: string; readonly bytes: Uint8Array };

/** Places in an account's record. What is below zero has its wholes below zero and its units still counting upwards. */
const RECORD = 8;
const OWNER = 0;
const ASSET_BOOK = 1;
const AVAILABLE = 2;
const FROZEN = 4;
/** 1 when the batch changed it. */
const TOUCHED = 6;

/** More bytes than a row has. */
const ROW_MAX = 160;
const PUT = putMark(accountsTable);

const WHOLES_MAX = Number.MAX_SAFE_INTEGER;

/** Most asset-books: books × assets. An account's key is owner × this + asset-book, below 2⁵³ for every owner. */
const ASSET_BOOKS_MAX = 1 << 14;

/**
 * All accounts, as records of one array: what somebody has of an asset in a book. An account is a number, found by its
 * owner and its asset-book (an asset in a book, numbered too); a million of them are a handful of objects.
 */
export class Accounts implements StateRows, Recorder {
  readonly table = accountsTable;
  readonly #index = new NumberMap();
  readonly #assetBooks: AssetBook[] = [];
  /** By asset, of each book in the order of `books`: looked up at every step of a liquidation, so nothing is put together for it. */
  readonly #assetBookIds: Readonly<Record<Book, Map<string, number>>>;
  readonly #touched = new NumberList();
  #size = 0;

  /** Eight doubles an account, one cache line: see the places above. */
  #records: Float64Array = new Float64Array(1024 * RECORD);

  constructor(changes: Changes) {
    this.#assetBookIds = Object.fromEntries(books.map((book) => [book, new Map()])) as unknown as Record<
      Book,
      Map<string, number>
    >;
    changes.add(this);
  }

  get size(): number {
    return this.#size;
  }

  /** The number of an asset in a book; made when it is first used. */
  assetBookOf(book: Book, asset: string): number {
    const known = this.#assetBookIds[book].get(asset);
    if (known !== undefined) return known;
    const writer = new Writer();
    writer.count(books.indexOf(book));
    writer.text(asset);
    this.#assetBooks.push({ book, asset, bytes: writer.take() });
    this.#assetBookIds[book].set(asset, this.#assetBooks.length - 1);
    return this.#assetBooks.length - 1;
  }

  get assetBooks(): readonly AssetBook[] {
    return this.#assetBooks;
  }

  /** −1 when the owner never had anything there. */
  find(owner: number, assetBook: number): number {
    return this.#index.get(owner * ASSET_BOOKS_MAX + assetBook);
  }

  /** Finds it, or opens it empty. */
  open(owner: number, assetBook: number): number {
    const known = this.find(owner, assetBook);
    if (known >= 0) return known;
    const account = this.#add(owner, assetBook);
    this.touch(account);
    return account;
  }

  #add(owner: number, assetBook: number): number {
    const account = this.#size++;
    if (account * RECORD === this.#records.length) this.#grow();
    this.#records[account * RECORD + OWNER] = owner;
    this.#records[account * RECORD + ASSET_BOOK] = assetBook;
    this.#index.set(owner * ASSET_BOOKS_MAX + assetBook, account);
    return account;
  }

  ownerOf(account: number): number {
    return this.#records[account * RECORD + OWNER]!;
  }

  assetBookAt(account: number): number {
    return this.#records[account * RECORD + ASSET_BOOK]!;
  }

  available(account: number, into: Parts): Parts {
    return into.set(this.#records[account * RECORD + AVAILABLE]!, this.#records[account * RECORD + AVAILABLE + 1]!);
  }

  frozen(account: number, into: Parts): Parts {
    return into.set(this.#records[account * RECORD + FROZEN]!, this.#records[account * RECORD + FROZEN + 1]!);
  }

  /** What is available in units, as near as a double comes. */
  roughAvailable(account: number): number {
    const record = account * RECORD;
    return this.#records[record + AVAILABLE]! * WHOLE + this.#records[record + AVAILABLE + 1]!;
  }

  /** Available and frozen in units, as near as a double comes. */
  roughTotal(account: number): number {
    const records = this.#records;
    const record = account * RECORD;
    const whole = records[record + AVAILABLE]! + records[record + FROZEN]!;
    return whole * WHOLE + (records[record + AVAILABLE + 1]! + records[record + FROZEN + 1]!);
  }

  /** Available and frozen, as an amount of a row. */
  putTotal(bytes: Uint8Array, at: number, account: number): number {
    const record = account * RECORD;
    const records = this.#records;
    let whole = records[record + AVAILABLE]! + records[record + FROZEN]!;
    let fraction = records[record + AVAILABLE + 1]! + records[record + FROZEN + 1]!;
    if (fraction >= WHOLE) {
      fraction -= WHOLE;
      whole += 1;
    }
    return putParts(bytes, at, whole, fraction);
  }

  /** Whether so much is available. */
  has(account: number, amount: Parts): boolean {
    const whole = this.#records[account * RECORD + AVAILABLE]!;
    if (whole !== amount.whole) return whole > amount.whole;
    return this.#records[account * RECORD + AVAILABLE + 1]! >= amount.fraction;
  }

  /** Changes what is available, and gives whether it is still at least zero. */
  changeAvailable(account: number, lose: boolean, amount: Parts): boolean {
    return this.#change(account, account * RECORD + AVAILABLE, lose, amount);
  }

  /** Changes what is frozen, and gives whether it is still at least zero. */
  changeFrozen(account: number, lose: boolean, amount: Parts): boolean {
    return this.#change(account, account * RECORD + FROZEN, lose, amount);
  }

  #change(account: number, at: number, lose: boolean, { whole, fraction }: Parts): boolean {
    const records = this.#records;
    let wholes = records[at]! + (lose ? -whole : whole);
    let units = records[at + 1]! + (lose ? -fraction : fraction);
    if (units < 0) {
      units += WHOLE;
      wholes -= 1;
    } else if (units >= WHOLE) {
      units -= WHOLE;
      wholes += 1;
    }
    // A double would round it, and coins with it.
    always(wholes <= WHOLES_MAX && wholes >= -WHOLES_MAX, 'an account would have more than can be counted exactly');
    records[at] = wholes;
    records[at + 1] = units;
    if (records[account * RECORD + TOUCHED] === 0) {
      records[account * RECORD + TOUCHED] = 1;
      this.#touched.push(account);
    }
    return wholes >= 0;
  }

  /** An account that was opened and nothing else is a row too. */
  touch(account: number): void {
    if (this.#records[account * RECORD + TOUCHED] === 1) return;
    this.#records[account * RECORD + TOUCHED] = 1;
    this.#touched.push(account);
  }

  get changed(): boolean {
    return this.#touched.size > 0;
  }

  take(to: Writer): void {
    const records = this.#records;
    for (let index = 0; index < this.#touched.size; index++) {
      const account = this.#touched.at(index);
      const record = account * RECORD;
      const bytes = to.reserve(ROW_MAX);
      let at = putCount(bytes, to.at, PUT);
      at = putCount(bytes, at, records[record + OWNER]!);
      at = this.putAssetBook(bytes, at, records[record + ASSET_BOOK]!);
      at = putParts(bytes, at, records[record + AVAILABLE]!, records[record + AVAILABLE + 1]!);
      to.at = putParts(bytes, at, records[record + FROZEN]!, records[record + FROZEN + 1]!);
      records[record + TOUCHED] = 0;
    }
    this.#touched.clear();
  }

  /** Book and asset, as two columns have them, into bytes that have the room. */
  putAssetBook(bytes: Uint8Array, at: number, assetBook: number): number {
    return putRaw(bytes, at, this.#assetBooks[assetBook]!.bytes);
  }

  row(account: number): Account {
    const { book, asset } = this.#assetBooks[this.assetBookAt(account)]!;
    const parts = new Parts();
    return {
      owner: this.ownerOf(account),
      book,
      asset,
      available: this.available(account, parts).value(),
      frozen: this.frozen(account, parts).value(),
    };
  }

  *values(): Iterable<Account> {
    for (let account = 0; account < this.#size; account++) yield this.row(account);
  }

  restore(row: Account): void {
    const assetBook = this.assetBookOf(row.book, row.asset);
    const known = this.find(row.owner, assetBook);
    const account = known >= 0 ? known : this.#add(row.owner, assetBook);
    const parts = new Parts();
    for (const [place, amount] of [
      [AVAILABLE, row.available],
      [FROZEN, row.frozen],
    ] as const) {
      parts.of(amount);
      this.#records[account * RECORD + place] = parts.whole;
      this.#records[account * RECORD + place + 1] = parts.fraction;
    }
  }

  forget(): void {
    throw new Error('accounts are never dropped');
  }

  #grow(): void {
    const larger = new Float64Array(this.#records.length * 2);
    larger.set(this.#records);
    this.#records = larger;
  }
}
