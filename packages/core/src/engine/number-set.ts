import { NumberList } from './number-list.ts';
import { home } from './number-map.ts';

/**
 * Whole numbers from 0 to 2⁵³ − 1 that are gathered, read in the order in which they came, and forgotten together: open
 * addressing, with a list of the places taken. A `Set` makes an entry for each, and asks what kind of thing it is.
 */
export class NumberSet {
  #keys: Float64Array;
  /** One less than the number of places, which is a power of two. */
  #mask: number;
  /** The places that are taken, in the order in which they were. */
  readonly #indexes = new NumberList();

  constructor(capacity = 1 << 6) {
    this.#keys = new Float64Array(capacity).fill(-1);
    this.#mask = capacity - 1;
  }

  get size(): number {
    return this.#indexes.size;
  }

  /** The number that came at this place, from 0 on. */
  at(index: number): number {
    return this.#keys[this.#indexes.at(index)]!;
  }

  add(key: number): void {
    const keys = this.#keys;
    const mask = this.#mask;
    let at = home(key) & mask;
    for (;;) {
      const here = keys[at]!;
      if (here === key) return;
      if (here < 0) break;
      at = (at + 1) & mask;
    }
    keys[at] = key;
    this.#indexes.push(at);
    if (this.#indexes.size * 2 > mask) this.#grow();
  }

  clear(): void {
    for (let index = 0; index < this.size; index++) this.#keys[this.#indexes.at(index)] = -1;
    this.#indexes.clear();
  }

  #grow(): void {
    const all = Array.from({ length: this.size }, (_, index) => this.at(index));
    this.#keys = new Float64Array(this.#keys.length * 2).fill(-1);
    this.#mask = this.#keys.length - 1;
    this.#indexes.clear();
    for (const key of all) this.add(key);
  }
}
