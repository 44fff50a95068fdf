/**
 * Values in PostgreSQL's binary form. Amounts are whole 10⁻⁸ units here and decimals there: a decimal is digits to the
 * base of 10,000, so that the unit is exactly the second digit after the point and nothing is ever rounded.
 */

const BASE = 10_000;
const BASE_WIDE = 10_000n;
/** Digits after the point that make up 10⁻⁸. */
const FRACTION = 2;
/** Milliseconds from 1970 to 2000, where PostgreSQL's time begins. */
const EPOCH = 946_684_800_000;
const NEGATIVE = 0x4000;
const SCALE = 8;
const WORD = 4_294_967_296;

export function writeInt64(to: Uint8Array, value: number, at: number): void {
  const high = Math.floor(value / WORD);
  const low = value - high * WORD;
  to[at] = high >>> 24;
  to[at + 1] = high >>> 16;
  to[at + 2] = high >>> 8;
  to[at + 3] = high;
  to[at + 4] = low >>> 24;
  to[at + 5] = low >>> 16;
  to[at + 6] = low >>> 8;
  to[at + 7] = low;
}

export const readInt64 = (from: Buffer, at: number): number => from.readInt32BE(at) * WORD + from.readUInt32BE(at + 4);

export function int64(value: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(8);
  writeInt64(bytes, value, 0);
  return bytes;
}

/** Milliseconds since 1970 as a timestamptz. */
export const microseconds = (time: number): number => (time - EPOCH) * 1000;
export const milliseconds = (timestamp: number): number => Math.floor(timestamp / 1000) + EPOCH;

const digits = new Uint16Array(24);

/** Writes an amount of whole units, at most 2⁵³ − 1 of them, as a numeric(38,8). Gives the bytes used. */
export function writeAmount(to: Uint8Array, units: number, at: number): number {
  let rest = units < 0 ? -units : units;
  let count = 0;
  while (rest > 0) {
    const less = Math.floor(rest / BASE);
    digits[count++] = rest - less * BASE;
    rest = less;
  }
  return writeDigits(to, count, units < 0, at);
}

/** The same for an amount of any size. */
export function writeWideAmount(to: Uint8Array, units: bigint, at: number): number {
  let rest = units < 0n ? -units : units;
  let count = 0;
  while (rest > 0n) {
    if (count === digits.length) throw new RangeError('the amount does not fit into the database');
    digits[count++] = Number(rest % BASE_WIDE);
    rest /= BASE_WIDE;
  }
  return writeDigits(to, count, units < 0n, at);
}

/** `digits` holds the number, least first. */
function writeDigits(to: Uint8Array, count: number, negative: boolean, start: number): number {
  let least = 0;
  while (least < count && digits[least] === 0) least++;
  const length = count - least;
  const weight = length === 0 ? 0 : count - 1 - FRACTION;
  let at = start;
  to[at++] = length >>> 8;
  to[at++] = length;
  to[at++] = weight >> 8;
  to[at++] = weight;
  to[at++] = negative ? NEGATIVE >>> 8 : 0;
  to[at++] = 0;
  to[at++] = 0;
  to[at++] = SCALE;
  for (let digit = count - 1; digit >= least; digit--) {
    const value = digits[digit]!;
    to[at++] = value >>> 8;
    to[at++] = value;
  }
  return at - start;
}

/** The most bytes that an amount can take. */
export const AMOUNT_BYTES = 8 + 2 * digits.length;

/** A numeric(38,8) as whole units. */
export function readAmount(from: Buffer, at: number): bigint {
  const count = from.readInt16BE(at);
  const negative = from.readUInt16BE(at + 4) === NEGATIVE;
  let left = from.readInt16BE(at + 2) + FRACTION + 1;
  let small = 0;
  let place = 0;
  // As long as another digit keeps it below 2⁵³.
  for (; place < count && left > 0 && small < 900_000_000_000; place++, left--)
    small = small * BASE + from.readUInt16BE(at + 8 + 2 * place);
  let units = BigInt(small);
  for (; place < count && left > 0; place++, left--)
    units = units * BASE_WIDE + BigInt(from.readUInt16BE(at + 8 + 2 * place));
  if (left > 0) units *= BASE_WIDE ** BigInt(left);
  return negative ? -units : units;
}
