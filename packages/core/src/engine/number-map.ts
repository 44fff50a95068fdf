/**
 * Whole numbers from 0 to 2⁵³ − 1 to slots: open addressing in one flat array, key beside value, so that a million
 * entries are one object to the garbage collector and a look-up touches one cache line.
 */
export class NumberMap {
  #entries: Float64Array;
  /** One less than the number of places, which is a power of two. */
  #mask: number;
  #size = 0;

  constructor(capacity = 1 << 10) {
    this.#entries = new Float64Array(capacity * 2).fill(-1);
    this.#mask = capacity - 1;
  }

  get size(): number {
    return this.#size;
  }

  /** −1 when it is not here. */
  get(key: number): number {
    const entries = this.#entries;
    const mask = this.#mask;
    let at = home(key) & mask;
    for (;;) {
      const here = entries[at * 2]!;
      if (here === key) return entries[at * 2 + 1]!;
      if (here < 0) return -1;
      at = (at + 1) & mask;
    }
  }

  set(key: number, value: number): void {
    if (this.#size * 2 > this.#mask) this.#grow();
    const entries = this.#entries;
    const mask = this.#mask;
    let at = home(key) & mask;
    for (;;) {
      const here = entries[at * 2]!;
      if (here === key) break;
      if (here < 0) {
        entries[at * 2] = key;
        this.#size += 1;
        break;
      }
      at = (at + 1) & mask;
    }
    entries[at * 2 + 1] = value;
  }

  /** Entries behind the gap move up, so that no grave is left to walk over. */
  delete(key: number): void {
    const entries = this.#entries;
    const mask = this.#mask;
    let gap = home(key) & mask;
    while (entries[gap * 2] !== key) {
      if (entries[gap * 2]! < 0) return;
      gap = (gap + 1) & mask;
    }
    this.#size -= 1;
    let at = gap;
    for (;;) {
      at = (at + 1) & mask;
      const here = entries[at * 2]!;
      if (here < 0) break;
      const from = home(here) & mask;
      // It may stay when its home lies after the gap, on the way round to where it is.
      if (gap <= at ? from > gap && from <= at : from > gap || from <= at) continue;
      entries[gap * 2] = here;
      entries[gap * 2 + 1] = entries[at * 2 + 1]!;
      gap = at;
    }
    entries[gap * 2] = -1;
  }

  #grow(): void {
    const entries = this.#entries;
    const capacity = entries.length;
    this.#entries = new Float64Array(capacity * 2).fill(-1);
    this.#mask = capacity - 1;
    this.#size = 0;
    for (let at = 0; at < entries.length; at += 2) if (entries[at]! >= 0) this.set(entries[at]!, entries[at + 1]!);
  }
}

/** Where a number's search begins, before it is cut to the size of the table. */
export function home(key: number): number {
  const low = key | 0;
  const high = (key / 4_294_967_296) | 0;
  const mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
