/**
 * HalfSipHash-2-4 with 64 bits of output: a keyed hash for short inputs that needs whole numbers of 32 bits alone, so
 * that a row costs a fraction of a microsecond. Its key and its results stay secret: see {@link Digests}.
 */
export class RowHash {
  high = 0;
  low = 0;
  readonly #k0: number;
  readonly #k1: number;

  /** The first eight bytes are the key. */
  constructor(key: Uint8Array) {
    const words = new DataView(key.buffer, key.byteOffset, 8);
    this.#k0 = words.getInt32(0, true);
    this.#k1 = words.getInt32(4, true);
  }

  /** Hashes bytes from `start` to `end`; `domain` keeps the same bytes of two tables apart. */
  of(bytes: Uint8Array, start: number, end: number, domain: number): void {
    const k0 = this.#k0 ^ domain;
    const k1 = this.#k1;
    let v0 = k0;
    let v1 = k1 ^ 0xee;
    let v2 = 0x6c796765 ^ k0;
    let v3 = 0x74656462 ^ k1;
    const length = end - start;
    const whole = end - (length & 3);
    // Whole words, the last word with the length, then eight rounds of two for either half of the result.
    for (let at = start; at <= whole; at += 4) {
      let word: number;
      if (at < whole) word = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
      else {
        word = length << 24;
        for (let left = at; left < end; left++) word |= bytes[left]! << ((left - at) * 8);
      }
      v3 ^= word;
      for (let round = 0; round < 2; round++) {
        v0 = (v0 + v1) | 0;
        v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
        v0 = (v0 << 16) | (v0 >>> 16);
        v2 = (v2 + v3) | 0;
        v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
        v0 = (v0 + v3) | 0;
        v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
        v2 = (v2 + v1) | 0;
        v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
        v2 = (v2 << 16) | (v2 >>> 16);
      }
      v0 ^= word;
    }
    v2 ^= 0xee;
    for (let half = 0; half < 2; half++) {
      for (let round = 0; round < 4; round++) {
        v0 = (v0 + v1) | 0;
        v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
        v0 = (v0 << 16) | (v0 >>> 16);
        v2 = (v2 + v3) | 0;
        v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
        v0 = (v0 + v3) | 0;
        v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
        v2 = (v2 + v1) | 0;
        v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
        v2 = (v2 << 16) | (v2 >>> 16);
      }
      if (half === 0) {
        this.low = v1 ^ v3;
        v1 ^= 0xdd;
      } else this.high = v1 ^ v3;
    }
  }
}
