import { ASK, BID, type Book, PriceTimeBook } from '@quay/core/matching';
import { OrderBook, Side } from 'nodejs-order-book';
import { line, median } from './figures.ts';
import { orderStream, type Step } from './orders.ts';

const ROUNDS = 5;
const COUNT = 300_000;

/** Every engine folds its fills into one number: engines whose number differs did other work and have no score. */
type Engine = { step(step: Step): void; fills(): string };

function ours(): Engine {
  const book: Book = new PriceTimeBook();
  let trades = 0;
  let sum = 0;
  return {
    step(step) {
      if ('cancel' in step) {
        book.cancel(step.cancel);
        return;
      }
      const other = step.side === BID ? ASK : BID;
      let left = step.lots;
      while (left > 0) {
        const best = book.bestTicks(other);
        if (best < 0 || (step.side === BID ? best > step.ticks : best < step.ticks)) break;
        const lots = Math.min(left, book.bestLots(other));
        sum = (sum * 31 + book.bestOrder(other) * 7 + best + lots) % 4_294_967_291;
        trades += 1;
        book.take(other, lots);
        left -= lots;
      }
      if (left > 0) book.add(step.id, step.side, step.ticks, left);
    },
    fills: () => `${trades}/${sum}`,
  };
}

function peer(): Engine {
  const book = new OrderBook();
  let trades = 0;
  let sum = 0;
  return {
    step(step) {
      if ('cancel' in step) {
        book.cancel(String(step.cancel));
        return;
      }
      const side = step.side === BID ? Side.BUY : Side.SELL;
      const result = book.limit({ side, id: String(step.id), size: step.lots, price: step.ticks });
      const fold = (id: string, price: number, lots: number) => {
        sum = (sum * 31 + Number(id) * 7 + price + lots) % 4_294_967_291;
        trades += 1;
      };
      for (const done of result.done) {
        const id = Number(done.id);
        if (id !== step.id) fold(done.id, (done as { price: number }).price, done.size);
      }
      if (result.partial && Number(result.partial.id) !== step.id) {
        fold(result.partial.id, result.partial.price, result.partialQuantityProcessed);
      }
    },
    fills: () => `${trades}/${sum}`,
  };
}

export async function run(): Promise<void> {
  for (const [name, preloaded, spread] of [
    ['normal', 1_000, 120],
    ['deep', 50_000, 8_000],
  ] as const) {
    const { before, timed } = orderStream(42, COUNT, preloaded, spread);
    const rates: Record<string, number[]> = { ours: [], peer: [] };
    const fills = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const [which, make] of [
        ['ours', ours],
        ['peer', peer],
      ] as const) {
        // The peer is slow on a deep book: one round of it is enough.
        if (which === 'peer' && round > (name === 'deep' ? 0 : 2)) continue;
        const engine = make();
        for (const step of before) engine.step(step);
        const begun = performance.now();
        for (const step of timed) engine.step(step);
        rates[which]!.push(COUNT / (performance.now() - begun) / 1000);
        fills.add(engine.fills());
      }
    }
    if (fills.size !== 1)
      console.log(`  ${name}: the engines' fills differ, so there is no score: ${[...fills].join(' ')}`);
    const peers = median(rates.peer!);
    line(`${name}: nodejs-order-book`, peers, 'M orders/s');
    line(`${name}: PriceTimeBook`, median(rates.ours!), 'M orders/s', { name: 'peer', figure: peers });
  }
}
