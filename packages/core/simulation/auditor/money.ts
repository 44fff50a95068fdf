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
type Purse = {
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

/** What an account of the house gained by fees in this batch: one leg, under the last trade that paid. */
type Income = { reference: number; amount: bigint; readonly cause: Entry['cause'] };

/** What a trade's row says of one owner's account, as an entry would. */
type Line = {
  readonly id: number;
  readonly purse: Purse;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
};

/** Numbers that a trade takes of those of the entries, used or not. */
const NUMBERS_OF_A_TRADE = 6;

type Leg = { readonly purse: Purse; readonly amount: bigint; readonly cause: Entry['cause']; met: boolean };

const OWNERS = 2 ** 40;
const funded: readonly number[] = [systemAccounts.convert, systemAccounts.networkFees];

/**
 * A second ledger: every balance worked out from the trades, the fees that follow from them and what else moved, every
 * frozen amount from the claims. Rows and entries of the core must say the same.
 */
export class Money {
  readonly #assets = new Map<string, number>();
  readonly #purses = new Map<number, Purse>();
  readonly #charged = new Map<string, bigint>();
  readonly #sums = new Map<string, bigint>();
  readonly #touched: Purse[] = [];
  readonly #legs = new Map<number, Leg[]>();
  readonly #incomes = new Map<Purse, Income>();
  /** Trades of the batch whose numbers have not had their turn, and what each says of its owners. */
  readonly #traded: { readonly id: number; readonly lines: readonly Line[] }[] = [];
  readonly #isDesk: (owner: number) => boolean;
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

  constructor(isDesk: (owner: number) => boolean, practice: PracticeFunds) {
    this.#isDesk = isDesk;
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

  #purseOf(owner: number, asset: string, book: Book = 'spot'): Purse {
    let number = this.#assets.get(asset);
    if (number === undefined) {
      number = this.#assets.size;
      this.#assets.set(asset, number);
    }
    const key = (number * books.length + books.indexOf(book)) * OWNERS + owner;
    let purse = this.#purses.get(key);
    if (!purse) {
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
      purse = { owner, book, asset, ...nothing };
      this.#purses.set(key, purse);
    }
    return purse;
  }

  #touch(purse: Purse): void {
    if (purse.touched) return;
    purse.touched = true;
    this.#touched.push(purse);
  }

  /** Practice coins come in from outside. */
  opened(owner: number): void {
    for (const [asset, amount] of this.#practice[this.#isDesk(owner) ? 'desk' : 'user']) {
      this.move(owner, systemAccounts.outside, asset, -amount, 'practice-funds');
      this.move(owner, owner, asset, amount, 'practice-funds');
    }
  }

  /** A leg that must stand in the entries under this reference, unless it is a desk's or of nothing. */
  move(reference: number, owner: number, asset: string, amount: bigint, cause: Entry['cause'], book?: Book): void {
    if (amount === 0n) return;
    const purse = this.#gain(owner, asset, amount, book);
    if (!this.#isDesk(owner)) this.#expect(reference, purse, amount, cause);
  }

  #gain(owner: number, asset: string, amount: bigint, book?: Book): Purse {
    const purse = this.#purseOf(owner, asset, book);
    purse.total += amount;
    this.#touch(purse);
    return purse;
  }

  #expect(reference: number, purse: Purse, amount: bigint, cause: Entry['cause']): void {
    const legs = this.#legs.get(reference);
    const leg = { purse, amount, cause, met: false };
    if (legs) legs.push(leg);
    else this.#legs.set(reference, [leg]);
  }

  /** Both assets change hands, and both sides pay. The trade's row says where that leaves them; no entry does. */
  traded(trade: Trade, base: string, quote: string): void {
    const { id, buyer, seller, quantity, amount, buyFee, sellFee } = trade;
    const { buyerBase, buyerQuote, sellerBase, sellerQuote } = trade;
    const lines: Line[] = [];
    const line = (number: number, owner: number, asset: string, by: bigint, after: bigint | null, later = 0n) => {
      const purse = this.#gain(owner, asset, by);
      if (this.#isDesk(owner) !== (after === null)) wrong(`I8 trade ${id} says of ${owner} what it has: ${after}`);
      if (after !== null && by !== 0n) lines.push({ id: id + number, purse, amount: by, balanceAfter: after + later });
    };
    line(0, seller, base, -quantity, sellerBase);
    line(1, buyer, base, quantity, buyerBase, buyFee);
    line(2, buyer, quote, -amount, buyerQuote);
    line(3, seller, quote, amount, sellerQuote, sellFee);
    line(4, buyer, base, -buyFee, buyerBase);
    line(5, seller, quote, -sellFee, sellerQuote);
    this.#traded.push({ id, lines });
    this.#share(id, base, buyFee);
    this.#share(id, quote, sellFee);
  }

  /** A tenth of all fees ever charged, rounded down, is the safety fund's. */
  #share(reference: number, asset: string, fee: bigint): void {
    if (fee === 0n) return;
    const before = this.#charged.get(asset) ?? 0n;
    const charged = before + fee;
    this.#charged.set(asset, charged);
    const share = charged / 10n - before / 10n;
    this.#earn(reference, systemAccounts.fees, asset, fee - share, 'fee');
    this.#earn(reference, systemAccounts.safetyFund, asset, share, 'safety-fund');
  }

  /** The last trade of the batch that paid a fee in the asset is named, even where this account gained nothing of it. */
  #earn(reference: number, owner: number, asset: string, amount: bigint, cause: Entry['cause']): void {
    const purse = this.#gain(owner, asset, amount);
    const income = this.#incomes.get(purse);
    if (!income) this.#incomes.set(purse, { reference, amount, cause });
    else {
      income.reference = reference;
      income.amount += amount;
    }
  }

  /** All trades of the batch are heard: what the house gained by them must stand in the entries. */
  sumIncomes(): void {
    for (const [purse, { reference, amount, cause }] of this.#incomes) {
      if (amount !== 0n) this.#expect(reference, purse, amount, cause);
    }
    this.#incomes.clear();
  }

  /** What leaves the escrow of one owner is another's. */
  settled(reference: number, seller: number, payer: number, asset: string, amount: bigint): void {
    this.move(reference, seller, asset, -amount, 'c2c-trade', 'c2c');
    this.move(reference, payer, asset, amount, 'c2c-trade');
    this.#purseOf(seller, asset, 'c2c').escrow -= amount;
  }

  /** An order holds so much more, or less. */
  claim(owner: number, asset: string, by: bigint, book?: Book): void {
    if (by === 0n) return;
    const purse = this.#purseOf(owner, asset, book);
    purse.claim += by;
    this.#touch(purse);
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
      for (const { id, purse, amount, balanceAfter } of trade.lines) this.#follow(id, purse, amount, balanceAfter);
      this.entries += trade.lines.length;
    }
  }

  #follow(id: number, purse: Purse, amount: bigint, balanceAfter: bigint): void {
    purse.chain += amount;
    if (purse.chain !== balanceAfter) wrong(`I8 the chain of ${purse.owner} ${purse.asset} breaks at ${id}`);
    this.#touch(purse);
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
    const purse = this.#purseOf(entry.owner, entry.asset, entry.book);
    this.#follow(entry.id, purse, entry.amount, entry.balanceAfter);
    const leg = this.#legs
      .get(entry.reference)
      ?.find((one) => !one.met && one.purse === purse && one.amount === entry.amount && one.cause === entry.cause);
    if (!leg) wrong(`I8 entry ${entry.id} stands for nothing that happened: ${entry.cause} of ${entry.owner}`);
    leg.met = true;
  }

  /** Funds of the house stand for themselves: they come from outside, and I1 sees to it that nothing is made. */
  #funded({ id, owner, reference, asset, amount }: Entry): void {
    const isGain = owner === reference && funded.includes(owner) && amount > 0n;
    const isLoss = owner === systemAccounts.outside && funded.includes(reference) && amount < 0n;
    if (!isGain && !isLoss) wrong(`entry ${id} funds ${owner} with ${amount}`);
    this.move(reference, owner, asset, amount, 'house-funds');
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
    if (book === 'c2c') this.#purseOf(owner, asset, book).escrow += amount;
    this.move(reference, owner, asset, amount, cause, book);
  }

  /** What the owner had to use in all books before this batch. */
  availableOf(owner: number, asset: string): bigint {
    return books.reduce((sum, book) => sum + this.#purseOf(owner, asset, book).available, 0n);
  }

  /** What the owner has to use in all books, all accounts of the batch being heard. */
  availableNow(owner: number, asset: string): bigint {
    return this.availableOf(owner, asset);
  }

  /** By how much an account of the house is below zero, by asset. */
  *owedBy(owner: number): Iterable<readonly [asset: string, owed: bigint]> {
    for (const asset of this.#assets.keys()) yield [asset, -this.#purseOf(owner, asset).total];
  }

  takeAccount(row: Account): void {
    const purse = this.#purseOf(row.owner, row.asset, row.book);
    if (purse.written === this.#batch) wrong(`account ${row.owner} ${row.asset} was written twice`);
    purse.written = this.#batch;
    const gained = row.available + row.frozen - purse.available - purse.frozen;
    if (gained !== 0n) this.#sums.set(row.asset, (this.#sums.get(row.asset) ?? 0n) + gained);
    purse.available = row.available;
    purse.frozen = row.frozen;
    this.#touch(purse);
  }

  takeFeeTotal(row: FeeTotal): void {
    const charged = this.#charged.get(row.asset) ?? 0n;
    if (row.charged !== charged) wrong(`I16 ${row.asset}: charged ${row.charged}, the fees are ${charged}`);
    if (row.toSafetyFund !== charged / 10n) wrong(`I16 ${row.asset}: the fund got ${row.toSafetyFund} of ${charged}`);
  }

  /** The batch is heard: what it touched must be as it should be. */
  judge(): void {
    if (this.#half) wrong(`I4 entry ${this.#half.id} goes nowhere`);
    for (const [reference, legs] of this.#legs) {
      for (const { met, purse } of legs) {
        if (!met) wrong(`I8 ${reference} has no entry for ${purse.owner} ${purse.asset}`);
      }
    }
    for (const purse of this.#touched) {
      purse.touched = false;
      const { owner, asset, available, frozen } = purse;
      if (frozen < 0n) wrong(`I2 ${owner} ${asset} has ${frozen} frozen`);
      if (available < 0n && owner !== systemAccounts.outside && owner !== systemAccounts.badDebt)
        wrong(`I2 ${owner} ${asset} has ${available}`);
      if (frozen !== purse.claim) wrong(`I3 ${owner} ${asset}: frozen ${frozen}, claims ${purse.claim}`);
      // What lay free in the book may be claimed as well, and goes to spot when it comes back.
      if (purse.book === 'c2c' && purse.escrow > purse.claim) {
        wrong(`I4 ${owner} ${asset} has ${purse.escrow} in escrow, claims are ${purse.claim}`);
      }
      if (available + frozen !== purse.total) {
        wrong(`I15 ${owner} ${asset} has ${available + frozen}, the trades leave ${purse.total}`);
      }
      if (purse.chain !== purse.total && !this.#isDesk(owner)) {
        wrong(`I8 ${owner} ${asset} has ${purse.total}, its entries end at ${purse.chain}`);
      }
    }
    this.#touched.length = 0;
    for (const [asset, sum] of this.#sums) if (sum !== 0n) wrong(`I1 ${asset} sums to ${sum}`);
  }

  /** Holds a core's accounts, all of them, against the auditor's. */
  compare(accounts: Iterable<Account>): void {
    let count = 0;
    for (const row of accounts) {
      const purse = this.#purseOf(row.owner, row.asset, row.book);
      if (row.available + row.frozen !== purse.total || row.frozen !== purse.claim) {
        wrong(`I32 ${row.owner} ${row.asset} came back with ${row.available} and ${row.frozen} frozen`);
      }
      if (purse.total !== 0n) count += 1;
    }
    for (const purse of this.#purses.values()) if (purse.total !== 0n) count -= 1;
    if (count !== 0) wrong(`I32 ${-count} accounts did not come back`);
  }
}

function addTo(all: Map<number, Set<string>>, reference: number, name: string): void {
  all.set(reference, (all.get(reference) ?? new Set()).add(name));
}
