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
const WHOLE = 100_000_000;
const LIMB = 1 << 21;

/**
 * Writes a whole number from 0 to 2⁵³ − 1 and gives where the next one goes: for code that writes rows of a known shape
 * into a writer's own bytes, see {@link Writer.reserve}. It takes eight bytes at most.
 */
export function putCount(bytes: Uint8Array, at: number, value: number): number {
  if (value < 128) {
    bytes[at] = value;
    return at + 1;
  }
  let rest: number;
  let next = at;
  if (value < FOUR) rest = value | 0;
  else {
    const high = (value * (1 / FOUR)) | 0;
    const low = (value - high * FOUR) | 0;
    bytes[at] = low | 128;
    bytes[at + 1] = (low >> 7) | 128;
    bytes[at + 2] = (low >> 14) | 128;
    bytes[at + 3] = (low >> 21) | 128;
    next = at + 4;
    rest = high;
  }
  while (rest > 127) {
    bytes[next] = rest | 128;
    next += 1;
    rest >>= 7;
  }
  bytes[next] = rest;
  return next + 1;
}

/** The same of an amount in units: a whole number of either sign below 2⁵². */
export function putUnits(bytes: Uint8Array, at: number, value: number): number {
  return putCount(bytes, at, value < 0 ? -value * 2 - 1 : value * 2);
}

export class Writer {
  /** What was written stands up to `at`; who reserved room may write on there. */
  buffer: Uint8Array<ArrayBuffer> = new Uint8Array(1 << 12);
  at = 0;

  get length(): number {
    return this.at;
  }

  /** Makes room for so many bytes more, and gives the array they go to, from `at` on. */
  reserve(more: number): Uint8Array {
    if (this.at + more > this.buffer.length) this.#grow(more);
    return this.buffer;
  }

  #grow(more: number): void {
    const grown = new Uint8Array(Math.max(this.buffer.length * 2, this.at + more));
    grown.set(this.buffer.subarray(0, this.at));
    this.buffer = grown;
  }

  /** A whole number from 0 to 2⁵³ − 1. */
  count(value: number): void {
    this.at = putCount(this.reserve(8), this.at, value);
  }

  amount(value: bigint): void {
    if (value <= FAST && value >= -FAST) this.units(Number(value));
    else this.#large(value);
  }

  /** An amount whose units a double holds: a whole number of either sign below 2⁵². */
  units(value: number): void {
    this.count(value < 0 ? -value * 2 - 1 : value * 2);
  }

  /** An amount as wholes and units below one whole; below zero the wholes are, and the units still count upwards. */
  parts(whole: number, fraction: number): void {
    const units = whole * WHOLE + fraction;
    if (units <= FAST && units >= -FAST) this.units(units);
    else if (whole >= 0 && fraction < WHOLE) this.#wide(whole, fraction);
    else this.#large(BigInt(whole) * 100_000_000n + BigInt(fraction));
  }

  /** Wholes × 2 × 10⁸ + units × 2, in limbs of 21 bits (three bytes of seven): no product reaches 2⁵³. */
  #wide(whole: number, fraction: number): void {
    this.reserve(16);
    const bytes = this.buffer;
    let at = this.at;
    let rest = whole;
    let carry = fraction * 2;
    while (rest > 0 || carry > 0) {
      const next = Math.floor(rest / LIMB);
      const sum = (rest - next * LIMB) * 2 * WHOLE + carry;
      carry = Math.floor(sum / LIMB);
      const limb = (sum - carry * LIMB) | 0;
      bytes[at++] = (limb & 127) | 128;
      bytes[at++] = ((limb >> 7) & 127) | 128;
      bytes[at++] = (limb >> 14) | 128;
      rest = next;
    }
    while (bytes[at - 1] === 128) at -= 1;
    bytes[at - 1]! &= 127;
    this.at = at;
  }

  /** An amount in two parts that was lost (`lost`) or gained. */
  moved(lost: boolean, whole: number, fraction: number): void {
    const units = whole * WHOLE + fraction;
    if (units <= FAST) this.units(lost ? -units : units);
    else {
      const value = BigInt(whole) * 100_000_000n + BigInt(fraction);
      this.#large(lost ? -value : value);
    }
  }

  #large(value: bigint): void {
    let rest = value < 0n ? -value * 2n - 1n : value * 2n;
    this.reserve(40);
    while (rest >= 128n) {
      this.buffer[this.at++] = Number(rest & 127n) | 128;
      rest >>= 7n;
    }
    this.buffer[this.at++] = Number(rest);
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
    this.reserve(length);
    if (length > 64) this.buffer.set(from.subarray(start, end), this.at);
    else for (let at = 0; at < length; at++) this.buffer[this.at + at] = from[start + at]!;
    this.at += length;
  }

  /** A copy of what was written since `start`. */
  since(start: number): Uint8Array<ArrayBuffer> {
    return this.buffer.slice(start, this.at);
  }

  /** A copy of what was written, and an empty writer. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.buffer.slice(0, this.at);
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
    const bytes = this.#bytes;
    let length = 0;
    while (bytes[start + length]! > 127) length += 1;
    // Seven bytes hold 49 bits.
    if (length < 7) {
      const folded = this.count();
      return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
    }
    let value = 0n;
    for (let at = length; at >= 0; at--) value = (value << 7n) | BigInt(bytes[start + at]! & 127);
    this.#at = start + length + 1;
    if (this.#at > this.#end) this.#ended();
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
  const place = (mixed ^ (mixed >>> 10)) & 1023;
  const known = texts[place]!;
  if (known.length === length) {
    let same = 0;
    while (same < length && known.charCodeAt(same) === bytes[start + same]) same += 1;
    if (same === length) return known;
  }
  let made = '';
  for (let at = 0; at < length; at++) made += String.fromCharCode(bytes[start + at]!);
  texts[place] = made;
  return made;
}
