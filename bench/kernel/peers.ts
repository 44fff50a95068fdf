import { OrderBook as HftBook } from 'hft-limit-order-book';
import { OrderBook as NodejsBook, Side } from 'nodejs-order-book';
import * as record from '../workloads/record.ts';
import type { EngineOf } from './ours.ts';

// As for our own books: constants that V8 folds into the code.
const { CANCEL, fold, RECORD, SIDE_SHIFT } = record;

/** What both peers answer to a limit order: the orders that were used up, and the one that was met in part. */
type Answer = {
  readonly done: readonly object[];
  readonly partial: object | null;
  readonly partialQuantityProcessed: number;
  readonly err: unknown;
};
type Met = { readonly id: string; readonly price: number; readonly size: number };
type Peer = {
  limit(order: { side: Side; id: string; size: number; price: number }): Answer;
  cancel(id: string): unknown;
};

/** A book of the npm registry. Its ids are strings: they are made before the clock starts. */
function peer(make: () => Peer): EngineOf {
  return (records, maxOrder) => {
    const book = make();
    const ids = Array.from({ length: maxOrder + 1 }, (_, order) => String(order));
    let trades = 0;
    let hash = 0;
    const step = (at: number) => {
      const what = records[at]!;
      const order = records[at + 1]!;
      const id = ids[order]!;
      if ((what & 0xff) === CANCEL) {
        book.cancel(id);
        return;
      }
      const side = what >> SIDE_SHIFT === 0 ? Side.BUY : Side.SELL;
      const answer = book.limit({ side, id, size: records[at + 3]!, price: records[at + 2]! });
      if (answer.err !== null) throw answer.err;
      for (const done of answer.done) {
        const maker = done as Met;
        if (maker.id === id) continue;
        trades += 1;
        hash = fold(hash, Number(maker.id), order, maker.price, maker.size);
      }
      const partial = answer.partial as Met | null;
      if (partial === null || partial.id === id) return;
      trades += 1;
      hash = fold(hash, Number(partial.id), order, partial.price, answer.partialQuantityProcessed);
    };
    return {
      run(from, to) {
        for (let at = from; at < to; at += RECORD) step(at);
      },
      trades: () => trades,
      hash: () => hash >>> 0,
    };
  };
}

export const nodejsBook = peer(() => new NodejsBook());
export const hftBook = peer(() => new HftBook() as unknown as Peer);
