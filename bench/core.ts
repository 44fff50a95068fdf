import { marketOf } from '@quay/cast';
import { createCore } from '@quay/core';
import { ASK, BID, PriceTimeBook } from '@quay/core/matching';
import { units } from '@quay/money';
import { line, median } from './figures.ts';
import { orderStream } from './orders.ts';

const COUNT = 100_000;
const BATCH = 1_000;

/** The whole core (refusals, holds, matching, postings, fees, journal bytes) beside its bare book on the same orders. */
export async function run(): Promise<void> {
  const { before, timed } = orderStream(7, COUNT, 1_000, 120);
  const bare: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < 3; round++) {
    bare.push(bareBook([...before, ...timed]));
    whole.push(wholeCore([...before, ...timed]));
  }
  line('bare book', median(bare), 'k orders/s');
  line('whole core, 1,000 orders a batch', median(whole), 'k orders/s', { name: 'bare book', figure: median(bare) });
}

function bareBook(steps: ReturnType<typeof orderStream>['timed']): number {
  const book = new PriceTimeBook();
  const begun = performance.now();
  for (const step of steps) {
    if ('cancel' in step) {
      book.cancel(step.cancel);
      continue;
    }
    const other = step.side === BID ? ASK : BID;
    let left = step.lots;
    while (left > 0) {
      const best = book.bestTicks(other);
      if (best < 0 || (step.side === BID ? best > step.ticks : best < step.ticks)) break;
      const lots = Math.min(left, book.bestLots(other));
      book.take(other, lots);
      left -= lots;
    }
    if (left > 0) book.add(step.id, step.side, step.ticks, left);
  }
  return steps.length / (performance.now() - begun);
}

function wholeCore(steps: ReturnType<typeof orderStream>['timed']): number {
  let flying = 0;
  const { engine } = createCore({
    practice: {
      user: [
        ['USDT', units('100000000000')],
        ['BTC', units('10000000')],
      ],
      desk: [],
    },
    port: {
      append: (batch) => {
        flying = batch.seq;
      },
    },
  });
  const commit = () => {
    while (flying) {
      const seq = flying;
      flying = 0;
      engine.committed(seq);
    }
  };
  const market = {
    ...marketOf('BTC'),
    maxOpenOrders: 1_000_000,
    priceBand: units('0.5'),
    referencePrice: units('10000'),
  };
  engine.submit({ name: 'market/list-market', at: 1, input: market }, () => {});
  for (const owner of [1001, 1002])
    engine.submit({ name: 'wallet/open-account', at: 1, input: { owner, kind: 'user' } }, () => {});
  commit();
  const ids = new Map<number, number>();
  const begun = performance.now();
  for (let first = 0; first < steps.length; first += BATCH) {
    engine.submitAll(
      steps.slice(first, first + BATCH).map((step) => ({
        sent:
          'cancel' in step
            ? {
                name: 'spot/cancel-order',
                at: 2,
                input: { owner: step.cancel % 2 ? 1001 : 1002, order: ids.get(step.cancel) ?? 1 },
              }
            : {
                name: 'spot/place-order',
                at: 2,
                input: {
                  owner: step.id % 2 ? 1001 : 1002,
                  clientId: null,
                  market: 'BTC',
                  side: step.side === BID ? 'buy' : 'sell',
                  type: 'limit',
                  price: BigInt(step.ticks) * market.tick,
                  quantity: BigInt(step.lots) * market.lot * 10n,
                  amount: null,
                },
              },
        answer: ({ outcome }) => {
          if (outcome.ok && 'id' in step) ids.set(step.id, (outcome.value as { id: number }).id);
        },
      })),
    );
    commit();
  }
  return steps.length / (performance.now() - begun);
}
