import { type Book, books, type Cause, causes } from '@quay/contract/wallet/rules';
import { type Amount, greatest, MAX, Parts } from '@quay/money';
import type { Area } from '../engine/area.ts';
import { putCount, putLoss, putParts } from '../engine/bytes.ts';
import { type Changes, Log, putMark } from '../engine/changes.ts';
import { always } from '../engine/fault.ts';
import type { Sequence, Sequences } from '../engine/sequences.ts';
import { Accounts } from './accounts.ts';
import { type FeesOfAsset, FeeTotals } from './fee-totals.ts';
import { ledgerInvariants } from './invariants.ts';
import { mayOwe, systemAccounts } from './system-accounts.ts';
import { type Entry, entriesTable } from './tables.ts';

/** One side of a posting: the account gains `amount`, or loses it when it is below zero. */
export type Leg = { readonly account: number; readonly amount: Amount; readonly cause: Cause };

/** Who holds something frozen, and why: the ledger asks every area for its claims. */
export type Claim = { readonly owner: number; readonly book: Book; readonly asset: string; readonly amount: Amount };

/** Where the fees of an asset in a book go, and what came of them in this batch. */
type FeeAccounts = {
  readonly total: FeesOfAsset;
  readonly fees: number;
  readonly safetyFund: number;
  readonly feesGained: Parts;
  readonly fundGained: Parts;
  /** What caused the last of it, and when. */
  reference: number;
  at: number;
  /** Whether the batch has charged any. */
  isCharged: boolean;
};

/** Numbers that a trade takes: its row stands for so many entries, which are not written. */
export const LINES_OF_A_TRADE = 6;

const none: readonly number[] = [];
const ENTRY = putMark(entriesTable);
/** More bytes than an entry has. */
const ENTRY_MAX = 200;

const FEE = causes.indexOf('fee');
const SAFETY_FUND = causes.indexOf('safety-fund');

/**
 * The only code that changes a balance. Double entry: what one account loses another gains, so that all accounts of an
 * asset sum to zero; no account of a user is ever below zero; what is frozen belongs to a claim.
 *
 * An account is a number (see {@link Accounts}); amounts come in two {@link Parts}, so that nothing is made on the way.
 */
export class Ledger {
  readonly accounts: Accounts;
  readonly #feeTotals: FeeTotals;
  /** By asset-book; looked up once, not for each trade. */
  readonly #feeAccounts: (FeeAccounts | undefined)[] = [];
  /** Those that the batch has charged, in the order in which it did. */
  readonly #charged: FeeAccounts[] = [];
  readonly #entries: Log<Entry>;
  readonly #entryIds: Sequence;
  readonly #isSilent: (owner: number) => boolean;
  /** By account: 1 says that its entries are not kept, 2 that they are; 0 was not asked yet. */
  #silent = new Uint8Array(1024);
  /** Owners of whom it is noted when an account of theirs gains something available. */
  readonly #watched = new Set<number>();
  readonly #gained = new Set<number>();
  /** Accounts of contracts that a posting has changed: positions stand on them. */
  #marginMoved = new Set<number>();
  readonly #share = new Parts();
  readonly #rest = new Parts();

  /** @param isSilent owners whose entries are not kept one by one: the market makers of the simulated market, whose balances still are. */
  constructor(changes: Changes, sequences: Sequences, isSilent: (owner: number) => boolean) {
    this.accounts = new Accounts(changes);
    this.#feeTotals = new FeeTotals(changes);
    this.#entries = new Log(entriesTable, changes);
    this.#entryIds = sequences.of('entry');
    changes.beforeTake(() => this.#closeFees());
    this.#isSilent = isSilent;
  }

  account(owner: number, book: Book, asset: string): number {
    return this.accounts.open(owner, this.accounts.assetBookOf(book, asset));
  }

  /** What the owner has; looking does not open an account. */
  balance(owner: number, book: Book, asset: string): { readonly available: Amount; readonly frozen: Amount } {
    const account = this.accounts.find(owner, this.accounts.assetBookOf(book, asset));
    return account < 0 ? { available: 0n, frozen: 0n } : this.accounts.row(account);
  }

  /** Available and frozen of an owner in units, as near as a double comes. */
  roughBalance(owner: number, book: Book, asset: string): number {
    const account = this.accounts.find(owner, this.accounts.assetBookOf(book, asset));
    return account < 0 ? 0 : this.accounts.roughTotal(account);
  }

  /**
   * How much more of an asset may come in from outside. All accounts sum to zero, so that nobody has more than what came
   * in and what is owed within the exchange: as long as this is kept, every account and every total is counted exactly.
   */
  room(asset: string): Amount {
    let room = MAX;
    for (const book of books) room += this.balance(systemAccounts.outside, book, asset).available;
    return greatest(room, 0n);
  }

  /** Whose account a number is, and of what. */
  accountOf(account: number): { readonly owner: number; readonly book: Book; readonly asset: string } {
    const { book, asset } = this.accounts.assetBooks[this.accounts.assetBookAt(account)]!;
    return { owner: this.accounts.ownerOf(account), book, asset };
  }

  /** Begins or ends to note which accounts of an owner gain something available. */
  watch(owner: number, wanted: boolean): void {
    if (wanted) this.#watched.add(owner);
    else this.#watched.delete(owner);
  }

  /** Accounts of watched owners that gained something since the last time, each once. */
  takeGains(): readonly number[] {
    if (this.#gained.size === 0) return none;
    const gained = [...this.#gained];
    this.#gained.clear();
    return gained;
  }

  /** Whether postings have changed accounts of the book of contracts since the last time. */
  get hasMarginMoved(): boolean {
    return this.#marginMoved.size > 0;
  }

  /** Accounts of the book of contracts that postings have changed since the last time, each once. */
  takeMarginMoved(): ReadonlySet<number> {
    const moved = this.#marginMoved;
    this.#marginMoved = new Set();
    return moved;
  }

  /** Whether an account (or none, −1) has so much to use now. */
  has(account: number, amount: Parts): boolean {
    return account < 0 ? amount.isZero : this.accounts.has(account, amount);
  }

  /** Freezes for a claim what is available. The caller has refused before if it is not there. */
  hold(account: number, amount: Parts): void {
    this.#available(account, true, amount);
    this.#frozen(account, false, amount);
  }

  /** Gives back what a claim no longer needs. */
  release(account: number, amount: Parts): void {
    if (amount.isZero) return;
    this.#frozen(account, true, amount);
    this.#available(account, false, amount);
  }

  /** The number of the next trade: that of its first line, see {@link LINES_OF_A_TRADE}. */
  nextTrade(): number {
    return this.#entryIds.take(LINES_OF_A_TRADE);
  }

  /**
   * A trade's leg: what one account has frozen becomes another's. Both are of one asset, so nothing is made or lost. The
   * trade's own row says so; no entry does.
   */
  deliver(from: number, to: number, amount: Parts): void {
    this.#sameAsset(from, to);
    this.#frozen(from, true, amount);
    this.#available(to, false, amount);
  }

  /** What an account has after a trade, as the trade's row says it: nothing where entries are not kept. */
  putAfter(bytes: Uint8Array, at: number, account: number): number {
    if (this.#keepsNone(account)) {
      bytes[at] = 0;
      return at + 1;
    }
    bytes[at] = 1;
    return this.accounts.putTotal(bytes, at + 1, account);
  }

  /** Ends a claim: what one account has frozen becomes another's of the same asset, in whatever book. */
  settle(from: number, to: number, amount: Parts, cause: Cause, reference: number, at: number): void {
    if (amount.isZero) return;
    always(this.#assetOf(from) === this.#assetOf(to), 'a settlement would turn one asset into another');
    const index = causes.indexOf(cause);
    this.#frozen(from, true, amount);
    this.#enter(from, true, amount, index, reference, at);
    this.#available(to, false, amount);
    this.#enter(to, false, amount, index, reference, at);
  }

  /**
   * Takes a trading fee from what is available: nine tenths to the fees, one tenth to the safety fund. The payer's line
   * stands in the trade's row.
   */
  charge(payer: number, fee: Parts, reference: number, at: number): void {
    if (fee.isZero) return;
    const assetBook = this.accounts.assetBookAt(payer);
    const to = this.#feeAccounts[assetBook] ?? this.#openFeeAccounts(assetBook);
    const rest = this.#rest;
    const share = this.#share;
    this.#feeTotals.count(to.total, fee, rest, share);
    to.feesGained.add(rest);
    to.fundGained.add(share);
    to.reference = reference;
    to.at = at;
    if (!to.isCharged) {
      to.isCharged = true;
      this.#charged.push(to);
    }
    this.#available(payer, true, fee);
    this.#available(to.fees, false, rest);
    this.#available(to.safetyFund, false, share);
  }

  /** The same with an entry of the payer's: for a trade whose row stands for no lines. */
  chargeEntered(payer: number, fee: Parts, reference: number, at: number): void {
    this.charge(payer, fee, reference, at);
    this.#enter(payer, true, fee, FEE, reference, at);
  }

  #openFeeAccounts(assetBook: number): FeeAccounts {
    const opened = {
      total: this.#feeTotals.of(this.accounts.assetBooks[assetBook]!.asset),
      fees: this.accounts.open(systemAccounts.fees, assetBook),
      safetyFund: this.accounts.open(systemAccounts.safetyFund, assetBook),
      feesGained: new Parts(),
      fundGained: new Parts(),
      reference: 0,
      at: 0,
      isCharged: false,
    };
    this.#feeAccounts[assetBook] = opened;
    return opened;
  }

  /**
   * The entries of the fee accounts: one for each that gained in the batch, with the sum and the last reference. Each
   * trade would write four, which nobody reads one by one; what each paid stands in its own row.
   */
  #enterFees(): void {
    for (const { fees, safetyFund, feesGained, fundGained, reference, at } of this.#charged) {
      this.#enter(fees, false, feesGained, FEE, reference, at);
      this.#enter(safetyFund, false, fundGained, SAFETY_FUND, reference, at);
      feesGained.set(0, 0);
      fundGained.set(0, 0);
    }
  }

  /** The batch is about to be taken. */
  #closeFees(): void {
    this.#enterFees();
    for (const charged of this.#charged) charged.isCharged = false;
    this.#charged.length = 0;
  }

  /** Moves what is available, all legs or none. Books may differ, assets may not: the legs of each sum to zero. */
  post(reference: number, at: number, legs: readonly Leg[]): void {
    const sums = new Map<string, bigint>();
    for (const { account, amount } of legs) {
      const asset = this.#assetOf(account);
      sums.set(asset, (sums.get(asset) ?? 0n) + amount);
    }
    // What the fees gained so far is entered late: before another line of theirs, so that their chain stays in order.
    if (legs.some(({ account }) => this.#earnsFees(account))) this.#enterFees();
    for (const [asset, sum] of sums) always(sum === 0n, `a posting of ${asset} sums to ${sum}`);
    const parts = new Parts();
    for (const { account, amount, cause } of legs) {
      if (amount === 0n) continue;
      const { book } = this.accounts.assetBooks[this.accounts.assetBookAt(account)]!;
      if (book === 'contract' || book === 'delivery') this.#marginMoved.add(account);
      parts.of(amount < 0n ? -amount : amount);
      this.#available(account, amount < 0n, parts);
      this.#enter(account, amount < 0n, parts, causes.indexOf(cause), reference, at);
    }
  }

  #earnsFees(account: number): boolean {
    const owner = this.accounts.ownerOf(account);
    return owner === systemAccounts.fees || owner === systemAccounts.safetyFund;
  }

  #assetOf(account: number): string {
    return this.accounts.assetBooks[this.accounts.assetBookAt(account)]!.asset;
  }

  #sameAsset(from: number, to: number): void {
    always(
      this.accounts.assetBookAt(from) === this.accounts.assetBookAt(to),
      'a leg would turn one asset into another',
    );
  }

  #available(account: number, lose: boolean, amount: Parts): void {
    if (!lose && this.#watched.size > 0 && this.#watched.has(this.accounts.ownerOf(account))) this.#gained.add(account);
    if (this.accounts.changeAvailable(account, lose, amount)) return;
    always(mayOwe(this.accounts.ownerOf(account)), 'an account would have less than nothing');
  }

  #frozen(account: number, lose: boolean, amount: Parts): void {
    always(this.accounts.changeFrozen(account, lose, amount), 'more was frozen than is there');
  }

  #enter(account: number, lost: boolean, amount: Parts, cause: number, reference: number, at: number): void {
    if (amount.isZero || this.#keepsNone(account)) return;
    const { accounts } = this;
    const to = this.#entries.writer;
    const bytes = to.reserve(ENTRY_MAX);
    let end = putCount(bytes, to.at, ENTRY);
    end = putCount(bytes, end, this.#entryIds.next());
    end = putCount(bytes, end, accounts.ownerOf(account));
    end = accounts.putAssetBook(bytes, end, accounts.assetBookAt(account));
    const { whole, fraction } = amount;
    end = lost ? putLoss(bytes, end, whole, fraction) : putParts(bytes, end, whole, fraction);
    end = accounts.putTotal(bytes, end, account);
    end = putCount(bytes, end, cause);
    end = putCount(bytes, end, reference);
    to.at = putCount(bytes, end, at);
  }

  #keepsNone(account: number): boolean {
    if (account >= this.#silent.length) {
      const larger = new Uint8Array(this.#silent.length * 2 + account);
      larger.set(this.#silent);
      this.#silent = larger;
    }
    if (this.#silent[account] === 0) this.#silent[account] = this.#isSilent(this.accounts.ownerOf(account)) ? 1 : 2;
    return this.#silent[account] === 1;
  }

  /** The ledger as the engine sees it. `claims` walks everything that holds something frozen. */
  area(claims: () => Iterable<Claim>): Area {
    return {
      name: 'ledger',
      state: [this.accounts, this.#feeTotals],
      logs: [entriesTable],
      commands: [],
      due: () => [],
      rebuild: () => {},
      invariants: ledgerInvariants(this.accounts, this.#feeTotals, claims),
    };
  }
}
