import type { BookSide } from './book.ts';
import * as book from './book.ts';

/**
 * A record is 32 bytes of one buffer, half a cache line, seen as doubles (lots, owner) and, behind them, as integers
 * (next, previous, level, price). These are the places of each within `amounts` and `links`.
 */
export const OFFSETS = { LOTS: 0, OWNER: 1, NEXT: 4, PREVIOUS: 5, LEVEL: 6, PRICE: 7 } as const;

// Not the exported ones: V8 looks those up at every use.
const { LOTS, NEXT, OWNER, PRICE } = OFFSETS;
const { NONE } = book;

const RECORD_BYTES = 32;

/** What books need of an order, by slot; shared by all books of a core. */
export class OrderSlots {
  /** Slot s begins at 4 s in `amounts` and at 8 s in `links`. Both are other arrays after a `claim`. */
  amounts: Float64Array;
  links: Int32Array;
  #free = NONE;
  #top = 0;

  constructor(capacity = 1_024) {
    const buffer = new ArrayBuffer(capacity * RECORD_BYTES);
    this.amounts = new Float64Array(buffer);
    this.links = new Int32Array(buffer);
  }

  /** All slots are below; it grows when a claim needs it. */
  get capacity(): number {
    return this.amounts.length >> 2;
  }

  /** A free slot, for an order of this owner. */
  claim(owner: number): number {
    let slot = this.#free;
    if (slot !== NONE) this.#free = this.links[(slot << 3) | NEXT]!;
    else {
      if (this.#top === this.capacity) this.#grow();
      slot = this.#top++;
    }
    this.amounts[(slot << 2) | OWNER] = owner;
    return slot;
  }

  /** Gives a slot back that is in no book. */
  free(slot: number): void {
    this.links[(slot << 3) | NEXT] = this.#free;
    this.#free = slot;
  }

  ownerOf(slot: number): number {
    return this.amounts[(slot << 2) | OWNER]!;
  }

  /** What an order has left, or had when it was taken out; 0 when it was used up. */
  lotsOf(slot: number): number {
    return this.amounts[(slot << 2) | LOTS]!;
  }

  /** The price at which an order rests or last rested, and its side. */
  ticksOf(slot: number): number {
    return this.links[(slot << 3) | PRICE]! & 0x7fff_ffff;
  }

  sideOf(slot: number): BookSide {
    return (this.links[(slot << 3) | PRICE]! >>> 31) as BookSide;
  }

  #grow(): void {
    const buffer = new ArrayBuffer(this.amounts.byteLength * 2);
    const links = new Int32Array(buffer);
    links.set(this.links);
    this.amounts = new Float64Array(buffer);
    this.links = links;
  }
}

/** A price and its side in the 32 bits of a record: prices need 31. */
export function priceOn(side: BookSide, ticks: number): number {
  return (side << 31) | ticks;
}
