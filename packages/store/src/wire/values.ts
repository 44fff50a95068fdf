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

/** An amount taken apart to the base of 10⁸, least first: the first part is what stands after the point. */
const parts = new Float64Array(6);
const PART = 100_000_000;

/** Writes an amount of whole units, at most 2⁵³ − 1 of them, as a numeric(38,8). Gives where it ends. */
export function writeAmount(to: Uint8Array, units: number, at: number): number {
  const size = units < 0 ? -units : units;
  const more = Math.floor(size / PART);
  parts[0] = size - more * PART;
  parts[2] = Math.floor(more / PART);
  parts[1] = more - parts[2] * PART;
  return writeParts(to, parts[2] > 0 ? 3 : parts[1] > 0 ? 2 : 1, units < 0, at);
}

/** The same for an amount of any size. */
export function writeWideAmount(to: Uint8Array, units: bigint, at: number): number {
  let rest = units < 0n ? -units : units;
  let count = 0;
  do {
    if (count === PARTS_MAX) throw tooLarge();
    parts[count++] = Number(rest % 100_000_000n);
    rest /= 100_000_000n;
  } while (rest > 0n);
  return writeParts(to, count, units < 0n, at);
}

/** Numeric(38,8) has thirty digits before the point. */
const PARTS_MAX = 5;
const tooLarge = () => new RangeError('an amount does not fit into the database');

/**
 * The same for an amount as it stands in the journal: base 128, least first, with its sign folded into the lowest bit.
 * A bigint would take longer than all the rest of a row.
 */
export function writeJournalAmount(to: Uint8Array, at: number, from: Uint8Array, start: number, end: number): number {
  let count = 1;
  parts[0] = 0;
  for (let next = end - 1; next >= start; next--) {
    // The lowest bit is the sign, so the last step has six bits of the amount instead of seven.
    const last = next === start;
    let carry = last ? (from[next]! & 127) >> 1 : from[next]! & 127;
    const times = last ? 64 : 128;
    for (let part = 0; part < count; part++) {
      const value = parts[part]! * times + carry;
      carry = Math.floor(value / PART);
      parts[part] = value - carry * PART;
    }
    if (carry > 0) {
      if (count === PARTS_MAX) throw tooLarge();
      parts[count++] = carry;
    }
  }
  const negative = (from[start]! & 1) === 1;
  // Below zero the folding leaves one less than the amount.
  for (let part = 0; negative; part++) {
    if (part === count) parts[count++] = 0;
    parts[part]! += 1;
    if (parts[part]! < PART) break;
    parts[part] = 0;
  }
  return writeParts(to, count, negative, at);
}

/** Two digits to the base of 10,000 for each part, without zeros at either end. */
function writeParts(to: Uint8Array, count: number, negative: boolean, start: number): number {
  let at = start + 8;
  let length = 0;
  let kept = 0;
  let greatest = 0;
  for (let part = count - 1; part >= 0; part--) {
    const value = parts[part]!;
    const high = Math.floor(value / BASE);
    if (length > 0 || high > 0) {
      if (length === 0) greatest = 2 * part + 1;
      to[at++] = high >>> 8;
      to[at++] = high;
      length += 1;
      if (high > 0) kept = length;
    }
    const low = value - high * BASE;
    if (length > 0 || low > 0) {
      if (length === 0) greatest = 2 * part;
      to[at++] = low >>> 8;
      to[at++] = low;
      length += 1;
      if (low > 0) kept = length;
    }
  }
  const weight = kept === 0 ? 0 : greatest - FRACTION;
  to[start] = 0;
  to[start + 1] = kept;
  to[start + 2] = weight >> 8;
  to[start + 3] = weight;
  to[start + 4] = negative && kept > 0 ? NEGATIVE >>> 8 : 0;
  to[start + 5] = 0;
  to[start + 6] = 0;
  to[start + 7] = SCALE;
  return start + 8 + 2 * kept;
}

/** The most bytes that an amount can take. */
export const AMOUNT_BYTES = 8 + 4 * parts.length;

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
