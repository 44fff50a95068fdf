import { NumberMap } from '../../engine/number-map.ts';
import { NONE } from '../../matching/index.ts';
import type { Orders } from './orders.ts';

/** Most markets. A list's key is owner × this + venue, below 2⁵³ for every owner. */
const VENUES_MAX = 1 << 12;

/** Whose the living orders are: a linked list for each owner in each market, with its length. */
export class Owned {
  readonly #orders: Orders;
  readonly #lists = new NumberMap();
  #head: Int32Array = new Int32Array(256);
  #count: Int32Array = new Int32Array(256);
  #size = 0;
  #next: Int32Array = new Int32Array(256);
  #previous: Int32Array = new Int32Array(256);

  constructor(orders: Orders) {
    this.#orders = orders;
  }

  countOf(owner: number, venue: number): number {
    const list = this.#lists.get(owner * VENUES_MAX + venue);
    return list < 0 ? 0 : this.#count[list]!;
  }

  add(slot: number): void {
    const list = this.#listOf(slot);
    if (slot >= this.#next.length) this.#growLinks(slot);
    const head = this.#count[list] === 0 ? NONE : this.#head[list]!;
    this.#next[slot] = head;
    this.#previous[slot] = NONE;
    if (head !== NONE) this.#previous[head] = slot;
    this.#head[list] = slot;
    this.#count[list]! += 1;
  }

  remove(slot: number): void {
    const list = this.#listOf(slot);
    const next = this.#next[slot]!;
    const previous = this.#previous[slot]!;
    if (previous === NONE) this.#head[list] = next;
    else this.#next[previous] = next;
    if (next !== NONE) this.#previous[next] = previous;
    this.#count[list]! -= 1;
  }

  /** Slots of an owner's orders in some markets, oldest first: an order of the state, that a restart keeps. */
  of(owner: number, venues: Iterable<{ readonly number: number }>): number[] {
    const slots: number[] = [];
    for (const { number } of venues) {
      const list = this.#lists.get(owner * VENUES_MAX + number);
      if (list < 0) continue;
      let slot = this.#head[list]!;
      for (let left = this.#count[list]!; left > 0; left--) {
        slots.push(slot);
        slot = this.#next[slot]!;
      }
    }
    const orders = this.#orders;
    return slots.sort((a, b) => orders.idOf(a) - orders.idOf(b));
  }

  #listOf(slot: number): number {
    const key = this.#orders.ownerOf(slot) * VENUES_MAX + this.#orders.venueAt(slot).number;
    const known = this.#lists.get(key);
    if (known >= 0) return known;
    const list = this.#size++;
    if (list === this.#head.length) {
      this.#head = twice(this.#head);
      this.#count = twice(this.#count);
    }
    this.#lists.set(key, list);
    return list;
  }

  #growLinks(slot: number): void {
    while (slot >= this.#next.length) {
      this.#next = twice(this.#next);
      this.#previous = twice(this.#previous);
    }
  }
}

function twice(numbers: Int32Array): Int32Array {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
