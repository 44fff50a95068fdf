/**
 * The journal's bytes. Whole numbers are little-endian base 128 (seven bits a byte, high bit: more follow); amounts
 * the same after folding the sign into the lowest bit, so that small numbers of either sign stay short.
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
/** Text up to this length is tried by hand first; it must stay below 128, where a length is one byte. */
const SHORT = 24;
/** What four bytes of seven bits hold. */
const FOUR = 0x1000_0000;
/** The largest amount that is written without a bigint: doubled, it is still a whole number that a double holds. */
const FAST = 4_503_599_627_370_495;
/** The same to compare bigints with: beside a number each comparison is a call into the virtual machine. */
const MOST = BigInt(FAST);
const LEAST = -MOST;
/** Up to so many bytes are copied one by one: setting them asks for a view of them first. */
const COPY_BY_HAND = 96;
/** What a writer has free behind its end at all times, so that bytes can be copied eight at a time. */
const SPARE = 8;
const WHOLE = 100_000_000;
const LIMB = 1 << 21;
/** Amounts below this are written as two numbers that doubles hold. */
const PARTS_MAX = 2n ** 53n * 100_000_000n;

/**
 * Writes a whole number from 0 to 2⁵³ − 1 and gives where the next one goes: for code that writes rows of a known shape
 * into a writer's own bytes, see {@link Writer.reserve}. It takes eight bytes at most, and may touch as many.
 */
export function putCount(bytes: Uint8Array, at: number, value: number): number {
  if (value < 128) {
    bytes[at] = value;
    return at + 1;
  }
  if (value < FOUR) return putShort(bytes, at, value | 0);
  const high = (value * (1 / FOUR)) | 0;
  const low = (value - high * FOUR) | 0;
  bytes[at] = low | 128;
  bytes[at + 1] = (low >> 7) | 128;
  bytes[at + 2] = (low >> 14) | 128;
  bytes[at + 3] = (low >> 21) | 128;
  return putShort(bytes, at + 4, high);
}

/** Up to four bytes, all written whether they count or not: a length that varies would be guessed wrong each time. */
function putShort(bytes: Uint8Array, at: number, value: number): number {
  bytes[at] = value | 128;
  bytes[at + 1] = (value >> 7) | 128;
  bytes[at + 2] = (value >> 14) | 128;
  bytes[at + 3] = (value >> 21) | 128;
  // The highest bit of 7, 14, 21 and 28 is the last of its byte; a 37th part of 256 is a seventh, near enough.
  const last = at + (((31 - Math.clz32(value | 1)) * 37) >> 8);
  bytes[last]! &= 127;
  return last + 1;
}

/** The same of an amount in units: a whole number of either sign below 2⁵². */
export function putUnits(bytes: Uint8Array, at: number, value: number): number {
  return putCount(bytes, at, value < 0 ? -value * 2 - 1 : value * 2);
}

/** The same of an amount as wholes and units below one whole; below zero the wholes are, and the units still count up. */
export function putParts(bytes: Uint8Array, at: number, whole: number, fraction: number): number {
  const units = whole * WHOLE + fraction;
  if (units <= FAST && units >= -FAST) return putUnits(bytes, at, units);
  return whole >= 0 ? putWide(bytes, at, whole, fraction * 2) : putLarge(bytes, at, unitsOf(whole, fraction));
}

/** The same of an amount in parts that was lost. */
export function putLoss(bytes: Uint8Array, at: number, whole: number, fraction: number): number {
  const units = whole * WHOLE + fraction;
  return units <= FAST ? putUnits(bytes, at, -units) : putLarge(bytes, at, -unitsOf(whole, fraction));
}

const unitsOf = (whole: number, fraction: number): bigint => BigInt(whole) * 100_000_000n + BigInt(fraction);

/** Room for an amount of any size that the core has. */
export const AMOUNT_MAX = 40;

function putLarge(bytes: Uint8Array, at: number, value: bigint): number {
  let rest = value < 0n ? -value * 2n - 1n : value * 2n;
  let next = at;
  while (rest >= 128n) {
    bytes[next++] = Number(rest & 127n) | 128;
    rest >>= 7n;
  }
  bytes[next] = Number(rest);
  return next + 1;
}

/** Wholes × 2 × 10⁸ + units, which are doubled already, in limbs of 21 bits (three bytes of seven): no product reaches 2⁵³. */
function putWide(bytes: Uint8Array, at: number, whole: number, units: number): number {
  let next = at;
  let rest = whole;
  let carry = units;
  while (rest > 0 || carry > 0) {
    const above = Math.floor(rest / LIMB);
    const sum = (rest - above * LIMB) * 2 * WHOLE + carry;
    carry = Math.floor(sum / LIMB);
    const limb = (sum - carry * LIMB) | 0;
    bytes[next] = (limb & 127) | 128;
    bytes[next + 1] = ((limb >> 7) & 127) | 128;
    bytes[next + 2] = (limb >> 14) | 128;
    next += 3;
    rest = above;
  }
  while (bytes[next - 1] === 128) next -= 1;
  bytes[next - 1]! &= 127;
  return next;
}

/** The same of bytes that were written before. */
export function putRaw(bytes: Uint8Array, at: number, from: Uint8Array): number {
  for (let index = 0; index < from.length; index++) bytes[at + index] = from[index]!;
  return at + from.length;
}

export class Writer {
  /** What was written stands up to `at`; who reserved room may write on there. */
  buffer: Uint8Array<ArrayBuffer> = new Uint8Array(1 << 12);
  at = 0;
  #words = new DataView(this.buffer.buffer);

  get length(): number {
    return this.at;
  }

  /** Makes room for so many bytes more, and gives the array they go to, from `at` on. */
  reserve(more: number): Uint8Array {
    if (this.at + more + SPARE > this.buffer.length) this.#grow(more);
    return this.buffer;
  }

  #grow(more: number): void {
    const grown = new Uint8Array(Math.max(this.buffer.length * 2, this.at + more + SPARE));
    grown.set(this.buffer.subarray(0, this.at));
    this.buffer = grown;
    this.#words = new DataView(grown.buffer);
  }

  /** A whole number from 0 to 2⁵³ − 1. */
  count(value: number): void {
    this.at = putCount(this.reserve(8), this.at, value);
  }

  amount(value: bigint): void {
    if (value <= MOST && value >= LEAST) this.units(Number(value));
    else if (value > 0n && value < PARTS_MAX) {
      const [whole, fraction] = [Number(value / 100_000_000n), Number(value % 100_000_000n)];
      this.at = putWide(this.reserve(AMOUNT_MAX), this.at, whole, fraction * 2);
    } else if (value < 0n && value > -PARTS_MAX) {
      // Below zero twice the amount less one is written, which is at least as much as one unit takes.
      const [whole, fraction] = [Number(-value / 100_000_000n), Number(-value % 100_000_000n)];
      const [wholes, units] = fraction > 0 ? [whole, fraction * 2 - 1] : [whole - 1, 2 * WHOLE - 1];
      this.at = putWide(this.reserve(AMOUNT_MAX), this.at, wholes, units);
    } else this.at = putLarge(this.reserve(AMOUNT_MAX), this.at, value);
  }

  /** An amount whose units a double holds: a whole number of either sign below 2⁵². */
  units(value: number): void {
    this.at = putUnits(this.reserve(8), this.at, value);
  }

  /** An amount in two parts. */
  parts(whole: number, fraction: number): void {
    this.at = putParts(this.reserve(AMOUNT_MAX), this.at, whole, fraction);
  }

  /** UTF-8. Short plain text, such as a symbol, is written by hand: a call into the encoder costs more than the text. */
  text(value: string): void {
    const length = value.length;
    if (length > SHORT) {
      this.bytes(encoder.encode(value));
      return;
    }
    this.reserve(length + 1);
    const start = this.at;
    this.buffer[this.at++] = length;
    for (let at = 0; at < length; at++) {
      const code = value.charCodeAt(at);
      if (code > 127) {
        this.at = start;
        this.bytes(encoder.encode(value));
        return;
      }
      this.buffer[this.at++] = code;
    }
  }

  bytes(value: Uint8Array): void {
    this.count(value.length);
    this.raw(value, 0, value.length);
  }

  /** Bytes that were written before, as they stand. */
  raw(from: Uint8Array, start: number, end: number): void {
    const length = end - start;
    const to = this.reserve(length);
    const at = this.at;
    if (length > COPY_BY_HAND) to.set(from.subarray(start, end), at);
    else for (let index = 0; index < length; index++) to[at + index] = from[start + index]!;
    this.at += length;
  }

  /** Bytes that stand in another writer, as they are there. */
  copy(from: Writer, start: number, end: number): void {
    const length = end - start;
    this.reserve(length);
    const words = this.#words;
    const source = from.#words;
    const shift = this.at - start;
    // The last eight may be more than there are: both have so much to spare.
    for (let at = start; at < end; at += 8) words.setBigInt64(at + shift, source.getBigInt64(at));
    this.at += length;
  }

  /** A copy of what was written since `start`. */
  since(start: number): Uint8Array<ArrayBuffer> {
    return this.buffer.slice(start, this.at);
  }

  /** A copy of what was written, and an empty writer. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = new Uint8Array(this.buffer.subarray(0, this.at));
    this.at = 0;
    return taken;
  }

  /** What `other` has, at the end of this; `other` is empty then. */
  moveFrom(other: Writer): void {
    this.raw(other.buffer, 0, other.at);
    other.at = 0;
  }
}

export class Reader {
  #bytes: Uint8Array;
  #at: number;
  readonly #end: number;

  constructor(bytes: Uint8Array, at = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#at = at;
    this.#end = end;
  }

  get done(): boolean {
    return this.#at >= this.#end;
  }

  /** Where the next byte is read. */
  get at(): number {
    return this.#at;
  }

  get source(): Uint8Array {
    return this.#bytes;
  }

  #ended(): never {
    throw new RangeError('the bytes end inside a value');
  }

  count(): number {
    const bytes = this.#bytes;
    let at = this.#at;
    let byte = bytes[at++]!;
    let value = byte & 127;
    let shift = 7;
    while (byte > 127 && shift < 28) {
      byte = bytes[at++]!;
      value |= (byte & 127) << shift;
      shift += 7;
    }
    if (byte > 127) {
      let scale = FOUR;
      do {
        byte = bytes[at++]!;
        value += (byte & 127) * scale;
        scale *= 128;
      } while (byte > 127);
    }
    if (at > this.#end) this.#ended();
    this.#at = at;
    return value;
  }

  /** Goes back to where something was read before. */
  back(at: number): void {
    this.#at = at;
  }

  /** Goes past a whole number or an amount. */
  skip(): void {
    const bytes = this.#bytes;
    let at = this.#at;
    while (bytes[at]! > 127) at += 1;
    this.#at = at + 1;
    if (this.#at > this.#end) this.#ended();
  }

  /** Goes past a text or bytes. */
  skipBytes(): void {
    const length = this.count();
    this.#at += length;
    if (this.#at > this.#end) this.#ended();
  }

  amount(): bigint {
    const units = this.units();
    return typeof units === 'bigint' ? units : BigInt(units);
  }

  /** An amount as a number where a double holds all its units, as a bigint where not. */
  units(): number | bigint {
    const start = this.#at;
    const folded = this.count();
    const length = this.#at - start - 1;
    // Seven bytes hold 49 bits.
    if (length < 7) return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
    const bytes = this.#bytes;
    let value = 0n;
    for (let at = length; at >= 0; at--) value = (value << 7n) | BigInt(bytes[start + at]! & 127);
    const amount = value & 1n ? -((value + 1n) >> 1n) : value >> 1n;
    return amount <= FAST && amount >= -FAST ? Number(amount) : amount;
  }

  text(): string {
    const start = this.#at;
    const length = this.count();
    if (this.#at + length > this.#end) this.#ended();
    if (length <= SHORT) {
      const known = internedAt(this.#bytes, this.#at, length);
      if (known !== undefined) {
        this.#at += length;
        return known;
      }
    }
    this.#at = start;
    return decoder.decode(this.bytes());
  }

  bytes(): Uint8Array {
    const length = this.count();
    const end = this.#at + length;
    if (end > this.#end) this.#ended();
    const value = this.#bytes.slice(this.#at, end);
    this.#at = end;
    return value;
  }
}

/** Short texts come again and again (symbols, assets): each is made once. */
const texts: string[] = new Array(1 << 10).fill('');

function internedAt(bytes: Uint8Array, start: number, length: number): string | undefined {
  let mixed = length;
  for (let at = 0; at < length; at++) {
    const code = bytes[start + at]!;
    if (code > 127) return undefined;
    mixed = (Math.imul(mixed, 31) + code) | 0;
  }
  const index = (mixed ^ (mixed >>> 10)) & 1023;
  const known = texts[index]!;
  if (known.length === length) {
    let same = 0;
    while (same < length && known.charCodeAt(same) === bytes[start + same]) same += 1;
    if (same === length) return known;
  }
  let made = '';
  for (let at = 0; at < length; at++) made += String.fromCharCode(bytes[start + at]!);
  texts[index] = made;
  return made;
}
