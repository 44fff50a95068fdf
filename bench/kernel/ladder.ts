import {
  ASK,
  BID,
  type Book,
  type BookSide,
  CANCEL_TAKER,
  Fills,
  LadderBook,
  Seats,
} from '../../packages/core/src/matching/index.ts';
import { CANCEL, fold, SIDE_SHIFT } from '../workloads/workload.ts';

/** An engine takes the commands of a workload, one record at a time, and folds its fills into a number. */
export type Engine = { step(at: number): void; trades(): number; hash(): number };

/** The product's kernel as the core uses it: slots claimed and given back, the table from orders to slots kept. */
export function ladder(records: Int32Array, maxOrder: number): Engine {
  const seats = new Seats();
  const book: Book = new LadderBook(seats);
  const fills = new Fills();
  const slotOf = new Int32Array(maxOrder + 1).fill(-1);
  let trades = 0;
  let hash = 0;
  return {
    step(at) {
      const what = records[at]!;
      const order = records[at + 1]!;
      if ((what & 0xff) === CANCEL) {
        const slot = slotOf[order]!;
        if (slot < 0) return;
        book.remove(slot);
        seats.free(slot);
        slotOf[order] = -1;
        return;
      }
      const side = (what >> SIDE_SHIFT) as BookSide;
      const ticks = records[at + 2]!;
      const left = book.match(side, ticks, records[at + 3]!, Number.POSITIVE_INFINITY, order, CANCEL_TAKER, fills);
      const count = fills.count;
      for (let fill = 0; fill < count; fill++) {
        const slot = fills.slot[fill]!;
        const maker = seats.ownerOf(slot);
        hash = fold(hash, maker, order, fills.ticks[fill]!, fills.lots[fill]!);
        if (seats.lotsOf(slot) !== 0) continue;
        seats.free(slot);
        slotOf[maker] = -1;
      }
      trades += count;
      if (left === 0 || fills.metItself) return;
      const slot = seats.claim(order);
      slotOf[order] = slot;
      book.add(slot, side, ticks, left);
    },
    trades: () => trades,
    hash: () => hash >>> 0,
  };
}
