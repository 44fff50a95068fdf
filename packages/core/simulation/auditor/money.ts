import { books } from '@quay/contract/wallet';
import {
  type Account,
  type Entry,
  type FeeTotal,
  type PracticeFunds,
  systemAccounts,
  type Trade,
} from '../../src/index.ts';
import { wrong } from './wrong.ts';

type Book = Account['book'];

/** What an owner has of an asset in a book, by the auditor's own sums. */
type AssetBook = {
  readonly owner: number;
  readonly book: Book;
  readonly asset: string;
  total: bigint;
  /** What the owner's orders, deposits, withdrawals and escrow hold. */
  claim: bigint;
  /** Of a c2c book, what went into escrow and did not leave it. */
  escrow: bigint;
  /** Where the chain of its entries stands. */
  chain: bigint;
  /** As the core last wrote it. */
  available: bigint;
  frozen: bigint;
  written: number;
  touched: boolean;
};

/** What a system account gained by fees in this batch: one leg, under the last trade that paid. */
type Income = { reference: number; amount: bigint; readonly cause: Entry['cause'] };

/** What a trade's row says of one owner's account, as an entry would. */
type Line = {
  readonly id: number;
  readonly assetBook: AssetBook;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
};

/** Numbers that a trade takes of those of the entries, used or not. */
const NUMBERS_OF_A_TRADE = 6;

type Leg = { readonly assetBook: AssetBook; readonly amount: bigint; readonly cause: Entry['cause']; met: boolean };

const OWNERS = 2 ** 40;
const funded: readonly number[] = [
  systemAccounts.convert,
  systemAccounts.networkFees,
  systemAccounts.insurance,
  systemAccounts.loanPool,
];
/** System accounts that may be below zero. */
const mayOwe: readonly number[] = [systemAccounts.outside, systemAccounts.badDebt, systemAccounts.clearing];

/**
 * A second ledger: every balance worked out from the trades, the fees that follow from them and what else moved, every
 * frozen amount from the claims. Rows and entries of the core must say the same.
 */
export class Money {
  readonly #assets = new Map<string, number>();
  readonly #assetBooks = new Map<number, AssetBook>();
  readonly #charged = new Map<string, bigint>();
  readonly #sums = new Map<string, bigint>();
  readonly #touched: AssetBook[] = [];
  readonly #legs = new Map<number, Leg[]>();
  readonly #incomes = new Map<AssetBook, Income>();
  /** Fees of the batch in the order in which they were charged: of the trades, by number. */
  readonly #fees: { readonly id: number; readonly asset: string; readonly fee: bigint; readonly book: Book }[] = [];
  /** Trades of the batch whose numbers have not had their turn, and what each says of its owners. */
  readonly #traded: { readonly id: number; readonly lines: readonly Line[] }[] = [];
  readonly #isMarketMaker: (owner: number) => boolean;
  readonly #practice: PracticeFunds;
  /** What debts were repaid with in the batch, and what was taken back for credits, by their numbers. */
  readonly repaid = new Map<number, bigint>();
  readonly takenBack = new Map<number, bigint>();
  /** Whose coins those were, as `<owner> <asset>`. */
  readonly repaidBy = new Map<number, Set<string>>();
  readonly takenFrom = new Map<number, Set<string>>();
  /** Owners who are charged for a withdrawal that had failed, by its number, and with what they were. */
  readonly charging = new Map<number, number>();
  readonly chargedTo = new Map<number, bigint>();
  /** The first of two entries of escrow. */
  #half: Entry | undefined;
  #batch = 0;
  #lastEntry = 0;
  entries = 0;

  constructor(isMarketMaker: (owner: number) => boolean, practice: PracticeFunds) {
    this.#isMarketMaker = isMarketMaker;
    this.#practice = practice;
  }

  get lastEntry(): number {
    return this.#lastEntry;
  }

  begin(): void {
    this.#batch += 1;
    this.#legs.clear();
    this.repaid.clear();
    this.takenBack.clear();
    this.repaidBy.clear();
    this.takenFrom.clear();
    this.charging.clear();
    this.chargedTo.clear();
  }

  #AssetBookOf(owner: number, asset: string, book: Book = 'spot'): AssetBook {
    let number = this.#assets.get(asset);
    if (number === undefined) {
      number = this.#assets.size;
      this.#assets.set(asset, number);
    }
    const key = (number * books.length + books.indexOf(book)) * OWNERS + owner;
    let assetBook = this.#assetBooks.get(key);
    if (!assetBook) {
      const nothing = {
        total: 0n,
        claim: 0n,
        escrow: 0n,
        chain: 0n,
        available: 0n,
        frozen: 0n,
        written: 0,
        touched: false,
      };
      assetBook = { owner, book, asset, ...nothing };
      this.#assetBooks.set(key, assetBook);
    }
    return assetBook;
  }

  #touch(assetBook: AssetBook): void {
    if (assetBook.touched) return;
    assetBook.touched = true;
    this.#touched.push(assetBook);
  }

  /** Practice coins come in from outside. */
  opened(owner: number): void {
    for (const [asset, amount] of this.#practice[this.#isMarketMaker(owner) ? 'desk' : 'user']) {
      this.move(owner, systemAccounts.outside, asset, -amount, 'practice-funds');
      this.move(owner, owner, asset, amount, 'practice-funds');
    }
  }

  /** A leg that must stand in the entries under this reference, unless it is a market maker's or of nothing. */
  move(reference: number, owner: number, asset: string, amount: bigint, cause: Entry['cause'], book?: Book): void {
    if (amount === 0n) return;
    const assetBook = this.#gain(owner, asset, amount, book);
    if (!this.#isMarketMaker(owner)) this.#expect(reference, assetBook, amount, cause);
  }

  #gain(owner: number, asset: string, amount: bigint, book?: Book): AssetBook {
    const assetBook = this.#AssetBookOf(owner, asset, book);
    assetBook.total += amount;
    this.#touch(assetBook);
    return assetBook;
  }

  #expect(reference: number, assetBook: AssetBook, amount: bigint, cause: Entry['cause']): void {
    const legs = this.#legs.get(reference);
    const leg = { assetBook: assetBook, amount, cause, met: false };
    if (legs) legs.push(leg);
    else this.#legs.set(reference, [leg]);
  }

  /** Both assets change hands, and both sides pay. The trade's row says where that leaves them; no entry does. */
  traded(trade: Trade, base: string, quote: string): void {
    const { id, buyer, seller, quantity, amount, buyFee, sellFee } = trade;
    const { buyerBase, buyerQuote, sellerBase, sellerQuote } = trade;
    const lines: Line[] = [];
    const line = (number: number, owner: number, asset: string, by: bigint, after: bigint | null, later = 0n) => {
      const assetBook = this.#gain(owner, asset, by);
      if (this.#isMarketMaker(owner) !== (after === null))
        wrong(`I8 trade ${id} says of ${owner} what it has: ${after}`);
      if (after !== null && by !== 0n)
        lines.push({ id: id + number, assetBook: assetBook, amount: by, balanceAfter: after + later });
    };
    line(0, seller, base, -quantity, sellerBase);
    line(1, buyer, base, quantity, buyerBase, buyFee);
    line(2, buyer, quote, -amount, buyerQuote);
    line(3, seller, quote, amount, sellerQuote, sellFee);
    line(4, buyer, base, -buyFee, buyerBase);
    line(5, seller, quote, -sellFee, sellerQuote);
    this.#traded.push({ id, lines });
    this.#fees.push({ id, asset: base, fee: buyFee, book: 'spot' }, { id, asset: quote, fee: sellFee, book: 'spot' });
  }

  /** A trade whose row stands for no lines: it takes its numbers, and entries say what it moved. */
  numbered(id: number): void {
    this.#traded.push({ id, lines: [] });
  }

  /** A fee that stands in an entry of its payer. */
  charged(id: number, owner: number, asset: string, fee: bigint, book: Book): void {
    this.move(id, owner, asset, -fee, 'fee', book);
    this.#fees.push({ id, asset, fee, book });
  }

  /** A tenth of all fees ever charged, rounded down, is the safety fund's. */
  #share(reference: number, asset: string, fee: bigint, book: Book): void {
    if (fee === 0n) return;
    const before = this.#charged.get(asset) ?? 0n;
    const charged = before + fee;
    this.#charged.set(asset, charged);
    const share = charged / 10n - before / 10n;
    this.#earn(reference, systemAccounts.fees, asset, fee - share, 'fee', book);
    this.#earn(reference, systemAccounts.safetyFund, asset, share, 'safety-fund', book);
  }

  /** The last trade of the batch that paid a fee in the asset is named, even where this account gained nothing of it. */
  #earn(reference: number, owner: number, asset: string, amount: bigint, cause: Entry['cause'], book: Book): void {
    const assetBook = this.#gain(owner, asset, amount, book);
    const income = this.#incomes.get(assetBook);
    if (!income) this.#incomes.set(assetBook, { reference, amount, cause });
    else {
      income.reference = reference;
      income.amount += amount;
    }
  }

  /** All trades of the batch are read: what the exchange gained by them must stand in the entries. */
  sumIncomes(): void {
    this.#traded.sort((a, b) => a.id - b.id);
    this.#fees.sort((a, b) => a.id - b.id);
    for (const { id, asset, fee, book } of this.#fees) this.#share(id, asset, fee, book);
    this.#fees.length = 0;
    for (const [assetBook, { reference, amount, cause }] of this.#incomes) {
      if (amount !== 0n) this.#expect(reference, assetBook, amount, cause);
    }
    this.#incomes.clear();
  }

  /** What leaves the escrow of one owner is another's. */
  settled(reference: number, seller: number, payer: number, asset: string, amount: bigint): void {
    this.move(reference, seller, asset, -amount, 'c2c-trade', 'c2c');
    this.move(reference, payer, asset, amount, 'c2c-trade');
    this.#AssetBookOf(seller, asset, 'c2c').escrow -= amount;
  }

  /** An order holds so much more, or less. */
  claim(owner: number, asset: string, by: bigint, book?: Book): void {
    if (by === 0n) return;
    const assetBook = this.#AssetBookOf(owner, asset, book);
    assetBook.claim += by;
    this.#touch(assetBook);
  }

  /** Entries and trades are counted together: each number comes once, and the chain of an account goes over both. */
  takeEntries(entries: readonly Entry[], from: number, to: number): void {
    for (const entry of entries) {
      this.#linesUpTo(entry.id);
      if (entry.id !== this.#lastEntry + 1) wrong(`I8 entry ${entry.id} follows ${this.#lastEntry}`);
      this.#lastEntry = entry.id;
      this.#takeEntry(entry, from, to);
    }
    this.#linesUpTo(Number.POSITIVE_INFINITY);
  }

  /** The lines of trades that come before a number. */
  #linesUpTo(number: number): void {
    for (let trade = this.#traded[0]; trade && trade.id < number; trade = this.#traded[0]) {
      this.#traded.shift();
      if (trade.id !== this.#lastEntry + 1) wrong(`I8 trade ${trade.id} follows ${this.#lastEntry}`);
      this.#lastEntry += NUMBERS_OF_A_TRADE;
      for (const { id, assetBook, amount, balanceAfter } of trade.lines)
        this.#follow(id, assetBook, amount, balanceAfter);
      this.entries += trade.lines.length;
    }
  }

  #follow(id: number, assetBook: AssetBook, amount: bigint, balanceAfter: bigint): void {
    assetBook.chain += amount;
    if (assetBook.chain !== balanceAfter)
      wrong(`I8 the chain of ${assetBook.owner} ${assetBook.asset} breaks at ${id}`);
    this.#touch(assetBook);
  }

  #takeEntry(entry: Entry, from: number, to: number): void {
    this.entries += 1;
    if (entry.at < from || entry.at > to) wrong(`I13 entry ${entry.id} is of another time`);
    if (entry.cause === 'house-funds') this.#funded(entry);
    if (entry.cause === 'debt-repayment') this.#repaid(entry);
    if (entry.cause === 'deposit-reversal') this.#takenBack(entry);
    // A debt has a number of its own, which may be that of the withdrawal.
    if (entry.cause === 'withdrawal' && this.charging.get(entry.reference) === entry.owner) this.#chargedTo(entry);
    if (entry.cause === 'escrow' || entry.cause === 'escrow-return') this.#escrowed(entry);
    else if (this.#half) wrong(`I4 entry ${this.#half.id} goes nowhere`);
    const assetBook = this.#AssetBookOf(entry.owner, entry.asset, entry.book);
    this.#follow(entry.id, assetBook, entry.amount, entry.balanceAfter);
    const leg = this.#legs
      .get(entry.reference)
      ?.find(
        (one) => !one.met && one.assetBook === assetBook && one.amount === entry.amount && one.cause === entry.cause,
      );
    if (!leg) wrong(`I8 entry ${entry.id} stands for nothing that happened: ${entry.cause} of ${entry.owner}`);
    leg.met = true;
  }

  /** Funds of system accounts stand for themselves: they come from outside, and I1 sees to it that nothing is made. */
  #funded({ id, owner, book, reference, asset, amount }: Entry): void {
    const isGain = owner === reference && funded.includes(owner) && amount > 0n;
    const isLoss = owner === systemAccounts.outside && funded.includes(reference) && amount < 0n;
    // Of a pool and of a fund Quay takes its own out too.
    const { loanPool, earnFunds, promotion, creditPool, outside } = systemAccounts;
    const isPool =
      [loanPool, earnFunds, promotion, creditPool].some((one) => one === reference) &&
      (owner === reference || owner === outside);
    if (!isGain && !isLoss && !isPool) wrong(`entry ${id} funds ${owner} with ${amount}`);
    this.move(reference, owner, asset, amount, 'house-funds', book);
  }

  /** A repayment stands for itself, as what an owner gains may come in any way; the debt's row says how much it was. */
  #repaid({ id, owner, book, asset, amount, reference }: Entry): void {
    if (owner === systemAccounts.badDebt ? amount < 0n : amount > 0n) wrong(`I45 entry ${id} repays ${amount}`);
    if (owner === systemAccounts.badDebt) this.repaid.set(reference, (this.repaid.get(reference) ?? 0n) + amount);
    else addTo(this.repaidBy, reference, `${owner} ${asset}`);
    this.move(reference, owner, asset, amount, 'debt-repayment', book);
  }

  /** What is taken back comes from books of the owner; all in all it is what the credit's row says. */
  #takenBack({ owner, book, asset, amount, reference }: Entry): void {
    if (owner === systemAccounts.badDebt || owner === systemAccounts.outside) return;
    this.takenBack.set(reference, (this.takenBack.get(reference) ?? 0n) - amount);
    addTo(this.takenFrom, reference, `${owner} ${asset}`);
    this.move(reference, owner, asset, amount, 'deposit-reversal', book);
  }

  /** What an owner is charged comes from any of their books; all in all, with the debt, it is the withdrawal's amount. */
  #chargedTo({ owner, book, asset, amount, reference, cause }: Entry): void {
    this.chargedTo.set(reference, (this.chargedTo.get(reference) ?? 0n) - amount);
    this.move(reference, owner, asset, amount, cause, book);
  }

  /**
   * What goes in and out of escrow stands for itself, as it may happen many times in a batch: always between the two
   * books of one owner, and all in all as much as is claimed there.
   */
  #escrowed(entry: Entry): void {
    const { id, owner, book, asset, amount, cause, reference } = entry;
    const [first, second] = cause === 'escrow' ? ['spot', 'c2c'] : ['c2c', 'spot'];
    const half = this.#half;
    if (half) {
      const isOther = half.owner === owner && half.asset === asset && half.reference === reference;
      if (!isOther || half.cause !== cause || half.amount !== -amount)
        wrong(`I4 entry ${id} is not what ${half.id} left`);
    }
    if (book !== (half ? second : first) || amount < 0n === (half !== undefined)) wrong(`I4 entry ${id} is in ${book}`);
    this.#half = half ? undefined : entry;
    if (book === 'c2c') this.#AssetBookOf(owner, asset, book).escrow += amount;
    this.move(reference, owner, asset, amount, cause, book);
  }

  /** What the owner had to use in all books before this batch. */
  availableOf(owner: number, asset: string): bigint {
    return books.reduce((sum, book) => sum + this.#AssetBookOf(owner, asset, book).available, 0n);
  }

  /** What the owner has to use in all books, all accounts of the batch being read. */
  availableNow(owner: number, asset: string): bigint {
    return this.availableOf(owner, asset);
  }

  /** By how much a system account is below zero, by asset. */
  *owedBy(owner: number): Iterable<readonly [asset: string, owed: bigint]> {
    for (const asset of this.#assets.keys()) yield [asset, -this.#AssetBookOf(owner, asset).total];
  }

  /** What an owner has of an asset in a book, by the auditor's own sums. */
  totalOf(owner: number, asset: string, book: Book): bigint {
    return this.#AssetBookOf(owner, asset, book).total;
  }

  /** What of it the core says is available, as it was last written. */
  availableIn(owner: number, asset: string, book: Book): bigint {
    return this.#AssetBookOf(owner, asset, book).available;
  }

  takeAccount(row: Account): void {
    const assetBook = this.#AssetBookOf(row.owner, row.asset, row.book);
    if (assetBook.written === this.#batch) wrong(`account ${row.owner} ${row.asset} was written twice`);
    assetBook.written = this.#batch;
    const gained = row.available + row.frozen - assetBook.available - assetBook.frozen;
    if (gained !== 0n) this.#sums.set(row.asset, (this.#sums.get(row.asset) ?? 0n) + gained);
    assetBook.available = row.available;
    assetBook.frozen = row.frozen;
    this.#touch(assetBook);
  }

  takeFeeTotal(row: FeeTotal): void {
    const charged = this.#charged.get(row.asset) ?? 0n;
    if (row.charged !== charged) wrong(`I16 ${row.asset}: charged ${row.charged}, the fees are ${charged}`);
    if (row.toSafetyFund !== charged / 10n) wrong(`I16 ${row.asset}: the fund got ${row.toSafetyFund} of ${charged}`);
  }

  /** The batch is complete: what it touched must be as it should be. */
  validate(): void {
    if (this.#half) wrong(`I4 entry ${this.#half.id} goes nowhere`);
    for (const [reference, legs] of this.#legs) {
      for (const { met, assetBook } of legs) {
        if (!met) wrong(`I8 ${reference} has no entry for ${assetBook.owner} ${assetBook.asset}`);
      }
    }
    for (const assetBook of this.#touched) {
      assetBook.touched = false;
      const { owner, asset, available, frozen } = assetBook;
      if (frozen < 0n) wrong(`I2 ${owner} ${asset} has ${frozen} frozen`);
      if (available < 0n && !mayOwe.includes(owner)) wrong(`I2 ${owner} ${asset} has ${available}`);
      if (frozen !== assetBook.claim) wrong(`I3 ${owner} ${asset}: frozen ${frozen}, claims ${assetBook.claim}`);
      // What lay free in the book may be claimed as well, and goes to spot when it comes back.
      if (assetBook.book === 'c2c' && assetBook.escrow > assetBook.claim) {
        wrong(`I4 ${owner} ${asset} has ${assetBook.escrow} in escrow, claims are ${assetBook.claim}`);
      }
      if (available + frozen !== assetBook.total) {
        wrong(`I15 ${owner} ${asset} has ${available + frozen}, the trades leave ${assetBook.total}`);
      }
      if (assetBook.chain !== assetBook.total && !this.#isMarketMaker(owner)) {
        wrong(`I8 ${owner} ${asset} has ${assetBook.total}, its entries end at ${assetBook.chain}`);
      }
    }
    this.#touched.length = 0;
    for (const [asset, sum] of this.#sums) if (sum !== 0n) wrong(`I1 ${asset} sums to ${sum}`);
  }

  /** Holds a core's accounts, all of them, against the auditor's. */
  compare(accounts: Iterable<Account>): void {
    let count = 0;
    for (const row of accounts) {
      const assetBook = this.#AssetBookOf(row.owner, row.asset, row.book);
      if (row.available + row.frozen !== assetBook.total || row.frozen !== assetBook.claim) {
        wrong(`I32 ${row.owner} ${row.asset} came back with ${row.available} and ${row.frozen} frozen`);
      }
      if (assetBook.total !== 0n) count += 1;
    }
    for (const assetBook of this.#assetBooks.values()) if (assetBook.total !== 0n) count -= 1;
    if (count !== 0) wrong(`I32 ${-count} accounts did not come back`);
  }
}

function addTo(all: Map<number, Set<string>>, reference: number, name: string): void {
  all.set(reference, (all.get(reference) ?? new Set()).add(name));
}
