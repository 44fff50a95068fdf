import { createCipheriv, createHash, hkdfSync } from 'node:crypto';

export const SEED_BYTES = 32;
const WORD_BYTES = 4;

/**
 * Numbers that a secret seed gives for a stream and a block of it, in any order and as often as one asks: AES-256 in
 * counter mode. Whoever sees any of them, and does not know the seed, learns nothing of the others.
 */
export class Draws {
  readonly #key: Buffer;
  readonly #streams = new Map<string, Buffer>();

  /** @throws when the seed is too short to be a secret */
  constructor(seed: Uint8Array) {
    if (seed.length < SEED_BYTES) throw new Error(`the seed of the simulated market has ${seed.length} bytes`);
    this.#key = Buffer.from(hkdfSync('sha256', seed, '', 'quay simulated market', 32));
  }

  /** So many numbers above 0 and below 1. A block is numbered from 0 up, below 2³². */
  uniforms(stream: string, block: number, count: number): Float64Array {
    let prefix = this.#streams.get(stream);
    if (!prefix) {
      prefix = createHash('sha256').update(stream).digest().subarray(0, 8);
      this.#streams.set(stream, prefix);
    }
    const counter = Buffer.alloc(16);
    prefix.copy(counter);
    counter.writeUInt32BE(block >>> 0, 8);
    const bytes = createCipheriv('aes-256-ctr', this.#key, counter).update(Buffer.alloc(count * WORD_BYTES));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const drawn = new Float64Array(count);
    for (let at = 0; at < count; at++) drawn[at] = (view.getUint32(at * WORD_BYTES, true) + 0.5) / 2 ** 32;
    return drawn;
  }
}

/** Two normal numbers, mean 0, deviation 1, from two uniform ones (Box and Muller 1958). */
export function normalPair(first: number, second: number): readonly [number, number] {
  const length = Math.sqrt(-2 * Math.log(first));
  const angle = 2 * Math.PI * second;
  return [length * Math.cos(angle), length * Math.sin(angle)];
}

/** Makes normal numbers, mean 0, deviation 1, of the first so many of every `width` uniform ones; an even count. */
export function makeNormal(drawn: Float64Array, width: number, count: number): void {
  for (let row = 0; row < drawn.length; row += width) {
    for (let at = row; at < row + count; at += 2) {
      const length = Math.sqrt(-2 * Math.log(drawn[at]!));
      const angle = 2 * Math.PI * drawn[at + 1]!;
      drawn[at] = length * Math.cos(angle);
      drawn[at + 1] = length * Math.sin(angle);
    }
  }
}

/** Student's t from two uniform numbers (Bailey 1994). */
export const student = (freedom: number, first: number, second: number): number =>
  Math.sqrt(freedom * (first ** (-2 / freedom) - 1)) * Math.cos(2 * Math.PI * second);
