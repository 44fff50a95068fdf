/**
 * Whole numbers from 0 to 2⁵³ − 1 to slots: open addressing in two flat arrays, so that a million entries are two
 * objects to the garbage collector and a look-up touches one or two cache lines.
 */
export class NumberMap {
  #keys: Float64Array;
  #values: Int32Array;
  #mask: number;
  #size = 0;

  constructor(capacity = 1 << 10) {
    this.#keys = new Float64Array(capacity).fill(-1);
    this.#values = new Int32Array(capacity);
    this.#mask = capacity - 1;
  }

  get size(): number {
    return this.#size;
  }

  /** −1 when it is not here. */
  get(key: number): number {
    const keys = this.#keys;
    const mask = this.#mask;
    let at = home(key) & mask;
    for (;;) {
      const here = keys[at]!;
      if (here === key) return this.#values[at]!;
      if (here < 0) return -1;
      at = (at + 1) & mask;
    }
  }

  set(key: number, value: number): void {
    if (this.#size * 2 > this.#mask) this.#grow();
    const keys = this.#keys;
    const mask = this.#mask;
    let at = home(key) & mask;
    for (;;) {
      const here = keys[at]!;
      if (here === key) break;
      if (here < 0) {
        keys[at] = key;
        this.#size += 1;
        break;
      }
      at = (at + 1) & mask;
    }
    this.#values[at] = value;
  }

  /** Entries behind the gap move up, so that no grave is left to walk over. */
  delete(key: number): void {
    const keys = this.#keys;
    const mask = this.#mask;
    let gap = home(key) & mask;
    while (keys[gap] !== key) {
      if (keys[gap]! < 0) return;
      gap = (gap + 1) & mask;
    }
    this.#size -= 1;
    let at = gap;
    for (;;) {
      at = (at + 1) & mask;
      const here = keys[at]!;
      if (here < 0) break;
      const from = home(here) & mask;
      // It may stay when its home lies after the gap, on the way round to where it is.
      if (gap <= at ? from > gap && from <= at : from > gap || from <= at) continue;
      keys[gap] = here;
      this.#values[gap] = this.#values[at]!;
      gap = at;
    }
    keys[gap] = -1;
  }

  #grow(): void {
    const keys = this.#keys;
    const values = this.#values;
    const capacity = keys.length * 2;
    this.#keys = new Float64Array(capacity).fill(-1);
    this.#values = new Int32Array(capacity);
    this.#mask = capacity - 1;
    this.#size = 0;
    for (let at = 0; at < keys.length; at++) if (keys[at]! >= 0) this.set(keys[at]!, values[at]!);
  }
}

function home(key: number): number {
  const low = key | 0;
  const high = (key / 4_294_967_296) | 0;
  const mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
