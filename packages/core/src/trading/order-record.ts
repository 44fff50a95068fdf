import { orderStatuses, orderTypes, selfTradeModes, timesInForce } from '@quay/contract/trading/rules';
import { Parts } from '@quay/money';
import { putCount, putParts, putRaw, putUnits, type Writer } from '../engine/bytes.ts';
import type { Instrument } from './instrument.ts';
import * as codes from './order-codes.ts';
import type { Order } from './tables.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { NOTHING } = codes;

/**
 * An order is 192 bytes of one buffer, three cache lines, seen as doubles (what counts beyond 2³¹) and, behind them, as
 * integers. These are the offsets of each; the integers 29 to 31 are what a product says of its orders besides.
 */
const RECORD_BYTES = 192;
const DOUBLES = 24;
const INTEGERS = 48;

const ID = 0;
const OWNER = 1;
/** Lots ordered, −1 where an amount is spent; lots filled. */
const LOTS = 2;
const FILLED_LOTS = 3;
/** Units of quote to spend, −1 where lots were ordered; units of quote that the fills were worth. */
const AMOUNT = 4;
const FILLED_AMOUNT = 5;
const FEE_WHOLE = 6;
const FEE_FRACTION = 7;
const CREATED_AT = 8;
const UPDATED_AT = 9;
const TRIGGERED_AT = 10;
const PRIORITY = 11;

/** The list of the owner's living orders in the instrument, and the neighbours in it. */
const LIST = 24;
const NEXT = 25;
const PREVIOUS = 26;
/** Where the row as it is now stands among the replies of the batch, or NOTHING, and where it ends. */
const ROW_AT = 27;
const ROW_END = 28;
/** Three that a product says of its orders besides. */
const OWN = 29;
const INSTRUMENT = 32;
const BUYS = 33;
const TYPE = 34;
const FORCE = 35;
const SELF_TRADE_MODE = 36;
const STATUS = 37;
const ENDED = 38;
const LIMIT_TICKS = 39;
const STOP_TICKS = 40;
const MAKER_RATE = 41;
const TAKER_RATE = 42;
/** The account that holds, and the one that gains. */
const PAYER = 43;
const PAYEE = 44;
const FATE = 45;
const KEEPS_ROW = 46;
/** 1 when the batch changed it, 2 when it began in this batch as well. */
const TOUCHED = 47;

/** What becomes of an order's row when the batch is taken. */
const STAYS = 0;
/** Its last values are written, and its slot is free. */
const ENDS = 1;
/** It goes, from the database too: a market maker's. */
const VANISHES = 2;

/** For whoever has the records: taken over at the top of a file, where V8 folds them into its code. */
export const OFFSETS = {
  RECORD_BYTES,
  DOUBLES,
  INTEGERS,
  ID,
  OWNER,
  LOTS,
  FILLED_LOTS,
  AMOUNT,
  FILLED_AMOUNT,
  FEE_WHOLE,
  FEE_FRACTION,
  CREATED_AT,
  UPDATED_AT,
  TRIGGERED_AT,
  PRIORITY,
  LIST,
  NEXT,
  PREVIOUS,
  ROW_AT,
  ROW_END,
  OWN,
  INSTRUMENT,
  BUYS,
  TYPE,
  FORCE,
  SELF_TRADE_MODE,
  STATUS,
  ENDED,
  LIMIT_TICKS,
  STOP_TICKS,
  MAKER_RATE,
  TAKER_RATE,
  PAYER,
  PAYEE,
  FATE,
  KEEPS_ROW,
  TOUCHED,
  STAYS,
  ENDS,
  VANISHES,
} as const;

/** What is said of an order when it is accepted. */
export type Accepted = {
  readonly id: number;
  readonly owner: number;
  readonly clientId: string | null;
  readonly instrument: Instrument;
  readonly buys: boolean;
  readonly type: number;
  readonly force: number;
  readonly selfTrade: number;
  readonly limitTicks: number;
  readonly stopTicks: number;
  readonly lots: number;
  readonly amount: number;
  readonly makerRate: number;
  readonly takerRate: number;
  readonly list: number;
  readonly payer: number;
  readonly payee: number;
  readonly keepsRow: boolean;
  readonly at: number;
};

/** More bytes than a row has, its client id apart. */
const ROW_MAX = 400;
/** Quantities up to this are written as one number; above, in parts. */
const UNITS_FAST = 2 ** 52 - 1;

function putPrice(bytes: Uint8Array, at: number, ticks: number, tick: number): number {
  if (ticks === NOTHING) {
    bytes[at] = 0;
    return at + 1;
  }
  bytes[at] = 1;
  return putUnits(bytes, at + 1, ticks * tick);
}

const parts = new Parts();

/** The row of an order, column by column as {@link orderColumns} has them; a test holds the two against each other. */
export function writeRecord(
  to: Writer,
  doubles: Float64Array,
  integers: Int32Array,
  slot: number,
  instrument: Instrument,
  clientId: string | null,
  held: Parts,
): void {
  const d = slot * DOUBLES;
  const n = slot * INTEGERS;
  let bytes = to.reserve(ROW_MAX);
  let at = putCount(bytes, to.at, doubles[d + ID]!);
  at = putCount(bytes, at, doubles[d + OWNER]!);
  if (clientId === null) bytes[at++] = 0;
  else {
    bytes[at++] = 1;
    to.at = at;
    to.text(clientId);
    bytes = to.reserve(ROW_MAX);
    at = to.at;
  }
  const { symbol, tick, lot } = instrument;
  at = putRaw(bytes, at, symbol);
  bytes[at++] = integers[n + BUYS] === 1 ? 0 : 1;
  bytes[at++] = integers[n + TYPE]!;
  at = putPrice(bytes, at, integers[n + LIMIT_TICKS]!, tick);
  if (doubles[d + LOTS] === NOTHING) bytes[at++] = 0;
  else {
    bytes[at++] = 1;
    at = putLots(bytes, at, doubles[d + LOTS]!, lot);
  }
  if (doubles[d + AMOUNT] === NOTHING) bytes[at++] = 0;
  else {
    bytes[at++] = 1;
    at = putParts(bytes, at, 0, doubles[d + AMOUNT]!);
  }
  if (doubles[d + FILLED_LOTS] === 0) {
    // Nothing filled: no lots, no amount, no fee.
    bytes[at] = 0;
    bytes[at + 1] = 0;
    bytes[at + 2] = 0;
    at += 3;
  } else {
    at = putLots(bytes, at, doubles[d + FILLED_LOTS]!, lot);
    at = putParts(bytes, at, 0, doubles[d + FILLED_AMOUNT]!);
    at = putParts(bytes, at, doubles[d + FEE_WHOLE]!, doubles[d + FEE_FRACTION]!);
  }
  if (integers[n + FATE] !== STAYS) bytes[at++] = 0;
  else at = putParts(bytes, at, held.whole, held.fraction);
  at = putCount(bytes, at, integers[n + MAKER_RATE]! * 2);
  at = putCount(bytes, at, integers[n + TAKER_RATE]! * 2);
  bytes[at++] = integers[n + STATUS]!;
  at = putCount(bytes, at, doubles[d + CREATED_AT]!);
  at = putCount(bytes, at, doubles[d + UPDATED_AT]!);
  bytes[at++] = integers[n + FORCE]!;
  bytes[at++] = integers[n + SELF_TRADE_MODE]!;
  at = putPrice(bytes, at, integers[n + STOP_TICKS]!, tick);
  at = putCount(bytes, at, doubles[d + PRIORITY]!);
  if (integers[n + ENDED] === NOTHING) bytes[at++] = 0;
  else {
    bytes[at++] = 1;
    bytes[at++] = integers[n + ENDED]!;
  }
  if (doubles[d + TRIGGERED_AT] === NOTHING) bytes[at++] = 0;
  else {
    bytes[at++] = 1;
    at = putCount(bytes, at, doubles[d + TRIGGERED_AT]!);
  }
  to.at = at;
}

function putLots(bytes: Uint8Array, at: number, lots: number, lot: number): number {
  const units = lots * lot;
  if (units <= UNITS_FAST) return putUnits(bytes, at, units);
  parts.ofProduct(lots, lot);
  return putParts(bytes, at, parts.whole, parts.fraction);
}

/** The record of an order that was there before start-up, from its row. */
export function readRecord(
  row: Order,
  doubles: Float64Array,
  integers: Int32Array,
  slot: number,
  instrument: Instrument,
): void {
  const { tick, lot } = instrument.terms;
  const fee = parts.of(row.fee);
  const d = slot * DOUBLES;
  doubles[d + LOTS] = row.quantity === null ? NOTHING : Number(row.quantity / lot);
  doubles[d + FILLED_LOTS] = Number(row.filledQuantity / lot);
  doubles[d + AMOUNT] = row.amount === null ? NOTHING : Number(row.amount);
  doubles[d + FILLED_AMOUNT] = Number(row.filledAmount);
  doubles[d + FEE_WHOLE] = fee.whole;
  doubles[d + FEE_FRACTION] = fee.fraction;
  doubles[d + CREATED_AT] = row.createdAt;
  doubles[d + UPDATED_AT] = row.updatedAt;
  doubles[d + TRIGGERED_AT] = row.triggeredAt ?? NOTHING;
  doubles[d + PRIORITY] = row.seat;
  const n = slot * INTEGERS;
  integers[n + BUYS] = row.side === 'buy' ? 1 : 0;
  integers[n + TYPE] = orderTypes.indexOf(row.type);
  integers[n + FORCE] = timesInForce.indexOf(row.timeInForce);
  integers[n + SELF_TRADE_MODE] = selfTradeModes.indexOf(row.selfTrade);
  integers[n + STATUS] = orderStatuses.indexOf(row.status);
  integers[n + ENDED] = NOTHING;
  integers[n + LIMIT_TICKS] = row.price === null ? NOTHING : Number(row.price / tick);
  integers[n + STOP_TICKS] = row.stopPrice === null ? NOTHING : Number(row.stopPrice / tick);
  integers[n + MAKER_RATE] = Number(row.makerFeeRate);
  integers[n + TAKER_RATE] = Number(row.takerFeeRate);
  integers[n + TOUCHED] = 0;
}
