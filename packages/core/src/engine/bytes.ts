/**
 * The journal's bytes. Whole numbers are little-endian base 128 (seven bits a byte, high bit: more follow); amounts
 * the same after folding the sign into the lowest bit, so that small numbers of either sign stay short.
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
/** Text up to this length is tried by hand first; it must stay below 128, where a length is one byte. */
const SHORT = 24;

export class Writer {
  #bytes = new Uint8Array(1 << 12);
  #at = 0;

  get length(): number {
    return this.#at;
  }

  #room(more: number): void {
    if (this.#at + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#at + more));
    grown.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = grown;
  }

  /** A whole number from 0 to 2⁵³ − 1. */
  count(value: number): void {
    this.#room(8);
    let rest = value;
    while (rest >= 128) {
      this.#bytes[this.#at++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#at++] = rest;
  }

  amount(value: bigint): void {
    let rest = value < 0n ? -value * 2n - 1n : value * 2n;
    if (rest <= 9_007_199_254_740_991n) {
      this.count(Number(rest));
      return;
    }
    this.#room(40);
    while (rest >= 128n) {
      this.#bytes[this.#at++] = Number(rest & 127n) | 128;
      rest >>= 7n;
    }
    this.#bytes[this.#at++] = Number(rest);
  }

  /** UTF-8. Short plain text, such as a symbol, is written by hand: a call into the encoder costs more than the text. */
  text(value: string): void {
    const length = value.length;
    if (length > SHORT) {
      this.bytes(encoder.encode(value));
      return;
    }
    this.#room(length + 1);
    const start = this.#at;
    this.#bytes[this.#at++] = length;
    for (let at = 0; at < length; at++) {
      const code = value.charCodeAt(at);
      if (code > 127) {
        this.#at = start;
        this.bytes(encoder.encode(value));
        return;
      }
      this.#bytes[this.#at++] = code;
    }
  }

  bytes(value: Uint8Array): void {
    this.count(value.length);
    this.#room(value.length);
    this.#bytes.set(value, this.#at);
    this.#at += value.length;
  }

  /** A copy of what was written, and an empty writer. */
  take(): Uint8Array {
    const taken = this.#bytes.slice(0, this.#at);
    this.#at = 0;
    return taken;
  }
}

export class Reader {
  #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('the bytes end inside a value');
    return byte;
  }

  count(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.#byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  amount(): bigint {
    let value = 0n;
    let shift = 0n;
    let small = 0;
    let scale = 1;
    for (;;) {
      const byte = this.#byte();
      if (shift < 49n) {
        small += (byte & 127) * scale;
        scale *= 128;
      } else value |= BigInt(byte & 127) << shift;
      shift += 7n;
      if (byte < 128) break;
    }
    value += BigInt(small);
    return value & 1n ? -((value + 1n) >> 1n) : value >> 1n;
  }

  text(): string {
    const start = this.#at;
    const length = this.count();
    if (length <= SHORT && this.#at + length <= this.#bytes.length) {
      let value = '';
      for (let at = 0; at < length; at++) {
        const code = this.#bytes[this.#at + at]!;
        if (code > 127) break;
        value += String.fromCharCode(code);
      }
      if (value.length === length) {
        this.#at += length;
        return value;
      }
    }
    this.#at = start;
    return decoder.decode(this.bytes());
  }

  bytes(): Uint8Array {
    const length = this.count();
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError('the bytes end inside a value');
    const value = this.#bytes.slice(this.#at, end);
    this.#at = end;
    return value;
  }
}
