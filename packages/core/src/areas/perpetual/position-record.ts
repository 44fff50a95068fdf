import type { Amount, Quantity } from '@quay/money';
import { AMOUNT_MAX, putCount, putRaw, putUnits, type Writer } from '../../engine/bytes.ts';
import type { RiskGroup } from './risk-group.ts';
import type { PositionRow } from './state.ts';

/** Doubles of a position, one cache line: its six amounts, and behind them what `risk.ts` keeps of it. */
const RECORD = 8;
const QUANTITY = 0;
const OPEN = 1;
const MARGIN = 2;
const REALISED = 3;
const FEES = 4;
const COVERED = 5;
const WALLET = 6;
const GUARD = 7;

/** Units up to this are written as one number; see `putUnits`. */
const WRITTEN_MAX = 2 ** 52 - 1;
/** More bytes than a row has, its contract apart. */
const ROW_MAX = 9 * AMOUNT_MAX;

/** For whoever has the records: taken over at the top of a file, where V8 folds them into its code. */
export const PLACES = { QUANTITY, OPEN, WALLET } as const;

/**
 * Amounts of all positions in one array of doubles, each a whole number of units. What a double does not hold exactly
 * stands beside it as a bigint, and the double is no number.
 */
export class PositionAmounts {
  doubles: Float64Array = new Float64Array(1024 * RECORD);
  readonly #large = new Map<number, bigint>();
  #size = 0;

  /** Where those of another position begin, all zero. */
  claim(): number {
    const at = this.#size++ * RECORD;
    if (at === this.doubles.length) {
      const larger = new Float64Array(this.doubles.length * 2);
      larger.set(this.doubles);
      this.doubles = larger;
    }
    return at;
  }

  get(at: number): bigint {
    const units = this.doubles[at]!;
    return Number.isNaN(units) ? this.#large.get(at)! : BigInt(units);
  }

  set(at: number, value: bigint): void {
    const units = Number(value);
    if (Number.isSafeInteger(units)) {
      this.doubles[at] = units;
      if (this.#large.size > 0) this.#large.delete(at);
    } else {
      this.doubles[at] = Number.NaN;
      this.#large.set(at, value);
    }
  }
}

/**
 * A position whose amounts stand in {@link PositionAmounts}: read as the bigints of its row by whoever has time, and in
 * doubles by what runs for every fill.
 */
export class PositionRecord implements PositionRow {
  // What each order and fill reads stands first, so that it is in as few cache lines as possible.
  readonly #amounts: PositionAmounts;
  readonly #at: number;
  leverage: number;
  mode: PositionRow['mode'];
  /** Whether its owner has no other position. */
  isOnly = false;
  /** Whether the batch changed it. */
  isTouched = false;
  /**
   * The group that it is alone in, where its owner has no other position and no other group, and was not warned; see
   * `risk.ts`.
   */
  alone: RiskGroup | undefined = undefined;
  /** Its margin mode when that was found. */
  aloneAs: PositionRow['mode'] = 'cross';
  /** The account of the ledger that it stands on, once somebody has looked for it; below zero before. */
  account = -1;
  readonly owner: number;
  readonly contract: string;
  /** The contract as its column has it. */
  readonly #symbol: Uint8Array;
  openedAt: number | null;
  /** All positions of its owner, itself among them, in the order of their contracts. */
  siblings: readonly PositionRecord[] = [];

  constructor(row: PositionRow, symbol: Uint8Array, amounts: PositionAmounts) {
    this.owner = row.owner;
    this.contract = row.contract;
    this.#symbol = symbol;
    this.#amounts = amounts;
    this.#at = amounts.claim();
    this.leverage = row.leverage;
    this.mode = row.mode;
    this.openedAt = row.openedAt;
    this.assign(row);
  }

  /** Takes over everything of a row that may change. */
  assign(row: PositionRow): void {
    this.leverage = row.leverage;
    this.mode = row.mode;
    this.openedAt = row.openedAt;
    this.quantity = row.quantity;
    this.openValue = row.openValue;
    this.margin = row.margin;
    this.realised = row.realised;
    this.fees = row.fees;
    this.covered = row.covered;
  }

  get quantity(): Quantity {
    return this.#amounts.get(this.#at + QUANTITY);
  }
  set quantity(value: Quantity) {
    this.#amounts.set(this.#at + QUANTITY, value);
  }

  get openValue(): Amount {
    return this.#amounts.get(this.#at + OPEN);
  }
  set openValue(value: Amount) {
    this.#amounts.set(this.#at + OPEN, value);
  }

  get margin(): Amount {
    return this.#amounts.get(this.#at + MARGIN);
  }
  set margin(value: Amount) {
    this.#amounts.set(this.#at + MARGIN, value);
  }

  get realised(): Amount {
    return this.#amounts.get(this.#at + REALISED);
  }
  set realised(value: Amount) {
    this.#amounts.set(this.#at + REALISED, value);
  }

  get fees(): Amount {
    return this.#amounts.get(this.#at + FEES);
  }
  set fees(value: Amount) {
    this.#amounts.set(this.#at + FEES, value);
  }

  get covered(): Amount {
    return this.#amounts.get(this.#at + COVERED);
  }
  set covered(value: Amount) {
    this.#amounts.set(this.#at + COVERED, value);
  }

  /** The signed quantity in units; no number where a double does not hold it. */
  get units(): number {
    return this.#amounts.doubles[this.#at + QUANTITY]!;
  }

  get isFlat(): boolean {
    return this.#amounts.doubles[this.#at + QUANTITY] === 0;
  }

  /** The signed quantity and open value as near as a double comes. */
  get roughQuantity(): number {
    const units = this.#amounts.doubles[this.#at + QUANTITY]!;
    return Number.isNaN(units) ? Number(this.quantity) : units;
  }
  get roughOpen(): number {
    const units = this.#amounts.doubles[this.#at + OPEN]!;
    return Number.isNaN(units) ? Number(this.openValue) : units;
  }

  /** Where its doubles begin. */
  get place(): number {
    return this.#at;
  }

  /** What stood behind it when it was looked at last, in units as near as a double comes; of a group of one position. */
  get wallet(): number {
    return this.#amounts.doubles[this.#at + WALLET]!;
  }
  set wallet(units: number) {
    this.#amounts.doubles[this.#at + WALLET] = units;
  }

  /** The rank of its guard, below zero of a long; 0 where it has none. See `guards.ts`. */
  get guard(): number {
    return this.#amounts.doubles[this.#at + GUARD]!;
  }
  set guard(rank: number) {
    this.#amounts.doubles[this.#at + GUARD] = rank;
  }

  /**
   * Adds to quantity, open value and fees, all in units; gives false and does nothing where doubles do not hold all of it.
   *
   * @param isFirst nothing was open: profit and fees begin anew
   */
  grow(quantity: number, open: number, fee: number, isFirst: boolean): boolean {
    const { doubles } = this.#amounts;
    const at = this.#at;
    const grown = doubles[at + QUANTITY]! + quantity;
    const value = doubles[at + OPEN]! + open;
    const fees = isFirst ? fee : doubles[at + FEES]! + fee;
    if (!Number.isSafeInteger(grown) || !Number.isSafeInteger(value) || !Number.isSafeInteger(fees)) return false;
    if (isFirst) this.realised = 0n;
    if (isFirst) this.fees = 0n;
    doubles[at + QUANTITY] = grown;
    doubles[at + OPEN] = value;
    doubles[at + FEES] = fees;
    return true;
  }

  /**
   * Writes the row column by column as its table has them, which a test holds against its codec; gives false and writes
   * nothing where an amount is too large for that.
   *
   * @param mode the number of its margin mode
   */
  write(to: Writer, mode: number): boolean {
    const { doubles } = this.#amounts;
    const at = this.#at;
    for (let n = 0; n <= COVERED; n++) {
      const units = doubles[at + n]!;
      if (!(units <= WRITTEN_MAX && units >= -WRITTEN_MAX)) return false;
    }
    const bytes = to.reserve(ROW_MAX + this.#symbol.length);
    let end = putCount(bytes, to.at, this.owner);
    end = putRaw(bytes, end, this.#symbol);
    end = putUnits(bytes, end, doubles[at + QUANTITY]!);
    end = putUnits(bytes, end, doubles[at + OPEN]!);
    end = putCount(bytes, end, this.leverage);
    bytes[end++] = mode;
    end = putUnits(bytes, end, doubles[at + MARGIN]!);
    end = putUnits(bytes, end, doubles[at + REALISED]!);
    end = putUnits(bytes, end, doubles[at + FEES]!);
    end = putUnits(bytes, end, doubles[at + COVERED]!);
    if (this.openedAt === null) bytes[end++] = 0;
    else {
      bytes[end++] = 1;
      end = putCount(bytes, end, this.openedAt);
    }
    to.at = end;
    return true;
  }
}
