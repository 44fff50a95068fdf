import { type Cipheriv, createCipheriv, createHash } from 'node:crypto';

const KEY_BYTES = 32;
const FIRST_BYTES = 256;
const MOST_BYTES = 4_096;
const COUNTER = Buffer.alloc(16);

/**
 * Seeded chance. The digest of the seed (SHA-512) has the first eight numbers and a key, which gives all others: AES-256 in
 * counter mode. The same seed gives the same numbers on every machine, and who sees some of them without knowing it cannot
 * tell the next.
 */
export class Chance {
  readonly #key: Buffer;
  #cipher: Cipheriv | undefined;
  #words: Buffer;
  #at = 0;
  #spare: number | undefined;

  constructor(seed: string) {
    const digest = createHash('sha512').update(seed).digest();
    this.#key = digest.subarray(0, KEY_BYTES);
    this.#words = digest.subarray(KEY_BYTES);
  }

  /** At least 0, below 1. */
  share(): number {
    if (this.#at === this.#words.length) {
      this.#cipher ??= createCipheriv('aes-256-ctr', this.#key, COUNTER);
      const size = Math.max(FIRST_BYTES, Math.min(MOST_BYTES, this.#words.length * 4));
      this.#words = this.#cipher.update(Buffer.alloc(size));
      this.#at = 0;
    }
    const word = this.#words.readUInt32LE(this.#at);
    this.#at += 4;
    return word / 2 ** 32;
  }

  /** Normal, mean 0, deviation 1 (Marsaglia's polar method). */
  normal(): number {
    if (this.#spare !== undefined) {
      const spare = this.#spare;
      this.#spare = undefined;
      return spare;
    }
    for (;;) {
      const x = 2 * this.share() - 1;
      const y = 2 * this.share() - 1;
      const square = x * x + y * y;
      if (square === 0 || square >= 1) continue;
      const scale = Math.sqrt((-2 * Math.log(square)) / square);
      this.#spare = y * scale;
      return x * scale;
    }
  }

  /** Exponential, mean 1: the time to the next of events that know nothing of each other. */
  exponential(): number {
    return -Math.log(1 - this.share());
  }

  /** How many events happen where `mean` are expected (Knuth's multiplication); for small means. */
  count(mean: number): number {
    const least = Math.exp(-mean);
    let product = this.share();
    let count = 0;
    for (; product > least; count++) product *= this.share();
    return count;
  }
}
