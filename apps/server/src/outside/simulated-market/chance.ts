/**
 * Seeded chance: xoshiro128** (Blackman, Vigna), its state spread from the text of the seed. The same seed gives the
 * same numbers on every machine.
 */
export class Chance {
  readonly #state = new Uint32Array(4);
  #spare: number | undefined;

  constructor(seed: string) {
    // FNV-1a over the text, then splitmix32 for the four words.
    let word = 0x811c9dc5;
    for (let at = 0; at < seed.length; at++) word = Math.imul(word ^ seed.charCodeAt(at), 0x01000193);
    for (let at = 0; at < 4; at++) {
      word = (word + 0x9e3779b9) | 0;
      let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      this.#state[at] = mixed ^ (mixed >>> 15);
    }
  }

  /** At least 0, below 1. */
  share(): number {
    const state = this.#state;
    const times5 = Math.imul(state[1]!, 5);
    const drawn = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
    const shifted = state[1]! << 9;
    state[2]! ^= state[0]!;
    state[3]! ^= state[1]!;
    state[1]! ^= state[2]!;
    state[0]! ^= state[3]!;
    state[2]! ^= shifted;
    state[3] = (state[3]! << 11) | (state[3]! >>> 21);
    return drawn / 2 ** 32;
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
}
