import type { Book, BookSide } from '@quay/core/matching';
import * as matching from '@quay/core/matching';
import * as record from '../workloads/record.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { CANCEL_TAKER, Fills, LadderBook, NONE, PlainBook, OrderSlots } = matching;
const { CANCEL, fold, RECORD, SIDE_SHIFT } = record;

/** An engine takes the commands of a workload, from one record to another, and folds its fills into a number. */
export type Engine = { run(from: number, to: number): void; trades(): number; hash(): number };
export type EngineOf = (records: Int32Array, maxOrder: number) => Engine;

/** The product's kernel, and the plain twin that says what the trades must be. */
export const ladder: EngineOf = (records, maxOrder) => new Kernel(records, maxOrder, (slots) => new LadderBook(slots));
export const plain: EngineOf = (records, maxOrder) => new Kernel(records, maxOrder, (slots) => new PlainBook(slots));

/** A book as the core uses it: slots claimed and given back, the table from orders to slots kept, fills read. */
class Kernel implements Engine {
  readonly #records: Int32Array;
  readonly #slotOf: Int32Array;
  readonly #slots = new OrderSlots();
  readonly #book: Book;
  readonly #fills = new Fills();
  #trades = 0;
  #hash = 0;

  constructor(records: Int32Array, maxOrder: number, make: (slots: matching.OrderSlots) => Book) {
    this.#book = make(this.#slots);
    this.#records = records;
    this.#slotOf = new Int32Array(maxOrder + 1).fill(NONE);
  }

  run(from: number, to: number): void {
    const records = this.#records;
    for (let at = from; at < to; at += RECORD) {
      const what = records[at]!;
      if ((what & 0xff) === CANCEL) this.#cancel(records[at + 1]!);
      else this.#limit(records[at + 1]!, (what >> SIDE_SHIFT) as BookSide, records[at + 2]!, records[at + 3]!);
    }
  }

  trades(): number {
    return this.#trades;
  }

  hash(): number {
    return this.#hash >>> 0;
  }

  #cancel(order: number): void {
    const slot = this.#slotOf[order]!;
    if (slot === NONE) return;
    this.#book.remove(slot);
    this.#slots.free(slot);
    this.#slotOf[order] = NONE;
  }

  #limit(order: number, side: BookSide, ticks: number, lots: number): void {
    const fills = this.#fills;
    const slots = this.#slots;
    const left = this.#book.match(side, ticks, lots, Number.POSITIVE_INFINITY, order, CANCEL_TAKER, fills);
    const count = fills.count;
    if (count > 0) this.#settle(order);
    if (left === 0 || fills.metItself) return;
    const slot = slots.claim(order);
    this.#slotOf[order] = slot;
    this.#book.add(slot, side, ticks, left);
  }

  #settle(order: number): void {
    const fills = this.#fills;
    const slots = this.#slots;
    const count = fills.count;
    let hash = this.#hash;
    for (let fill = 0; fill < count; fill++) {
      const slot = fills.slot[fill]!;
      const maker = slots.ownerOf(slot);
      hash = fold(hash, maker, order, fills.ticks[fill]!, fills.lots[fill]!);
      if (slots.lotsOf(slot) !== 0) continue;
      slots.free(slot);
      this.#slotOf[maker] = NONE;
    }
    this.#hash = hash;
    this.#trades += count;
  }
}
