/** A small seeded generator (splitmix32): the same seed gives the same run on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** The next 32 bits. */
  bits(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let mixed = this.#state ^ (this.#state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  /** A whole number from 0 to `below` − 1. */
  below(below: number): number {
    return Math.floor((this.bits() / 0x1_0000_0000) * below);
  }

  /** True `share` of the time. */
  chance(share: number): boolean {
    return this.bits() < share * 0x1_0000_0000;
  }

  pick<One>(from: readonly One[]): One {
    return from[this.below(from.length)]!;
  }
}
