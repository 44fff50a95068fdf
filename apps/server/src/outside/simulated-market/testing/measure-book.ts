import { markets } from '@quay/cast';
import { type Trade, tradesTable } from '@quay/core';
import { ONE } from '@quay/money';
import { characterOf } from '../character.ts';
import type { Levels } from '../taker.ts';
import type { spotExchange } from './spot-exchange.ts';
import { benford, lagged, mean, quantile } from './statistics.ts';

/** What a market looked like for some minutes. Depths are dollars, means of both sides. */
export type BookFigures = {
  readonly symbol: string;
  readonly tickBp: number;
  /** In ticks, at each look. */
  readonly spreads: readonly number[];
  /** The widest gap among the first ten levels of either side, in ticks. */
  readonly gaps: readonly number[];
  readonly levels: readonly number[];
  readonly within1bp: readonly number[];
  /** Within 10 basis points × book range, and within 50. */
  readonly within10bp: readonly number[];
  readonly within50bp: readonly number[];
  /** Bids ÷ asks within 10 basis points × book range. */
  readonly balance: readonly number[];
  readonly trades: readonly {
    readonly worth: number;
    readonly price: number;
    readonly buys: boolean;
    readonly at: number;
  }[];
};

const dollars = (units: bigint): number => Number(units) / Number(ONE);

/** Lets minutes pass in a market that somebody looks at, and looks at every step. */
export async function measureBook(
  { view, port, pass, clock }: Awaited<ReturnType<typeof spotExchange>>,
  minutes: number,
  symbols: readonly string[],
): Promise<BookFigures[]> {
  const listed = markets.filter(({ symbol }) => symbols.includes(symbol));
  const figures = new Map(
    listed.map(({ symbol, tick, referencePrice }) => [
      symbol,
      {
        ...{ symbol, tickBp: (Number(tick) / Number(referencePrice)) * 10_000 },
        ...{ spreads: [] as number[], gaps: [] as number[], levels: [] as number[], balance: [] as number[] },
        ...{ within1bp: [] as number[], within10bp: [] as number[], within50bp: [] as number[] },
        trades: [] as BookFigures['trades'][number][],
      },
    ]),
  );
  const stop = port.onCommitted(({ changes }) => {
    for (const { table, row } of changes) {
      if (table.name !== tradesTable.name) continue;
      const { market, amount, price, side } = row as Trade;
      figures
        .get(market)
        ?.trades.push({ worth: dollars(amount), price: dollars(price), buys: side === 'buy', at: clock.now });
    }
  });
  await pass(minutes * 60_000, () => {
    for (const { symbol, tick } of listed) {
      const of = figures.get(symbol)!;
      const { bookRange } = characterOf(symbol);
      const { bids, asks } = view.depth(symbol, 100);
      const middle = Number(bids[0]![0] + asks[0]![0]) / 2;
      const within = (levels: Levels, bp: number) =>
        levels.reduce(
          (sum, [price, quantity]) =>
            Math.abs(Number(price) / middle - 1) <= bp / 10_000 ? sum + dollars(price) * dollars(quantity) : sum,
          0,
        );
      const both = (bp: number) => (within(bids, bp) + within(asks, bp)) / 2;
      of.spreads.push(Number((asks[0]![0] - bids[0]![0]) / tick));
      of.gaps.push(Math.max(widest(bids, tick), widest(asks, tick)));
      of.levels.push(Math.min(bids.length, asks.length));
      of.within1bp.push(both(1));
      of.within10bp.push(both(10 * bookRange));
      of.within50bp.push(both(50 * bookRange));
      of.balance.push(within(bids, 10 * bookRange) / within(asks, 10 * bookRange));
    }
  });
  stop();
  return [...figures.values()];
}

function widest(levels: Levels, tick: bigint): number {
  let found = 0;
  for (let at = 1; at < Math.min(10, levels.length); at++) {
    const gap = Number((levels[at]![0] - levels[at - 1]![0]) / tick);
    found = Math.max(found, Math.abs(gap));
  }
  return found;
}

export const shareOf = (of: readonly number[], is: (one: number) => boolean): number =>
  of.filter(is).length / of.length;

/** What the tape of a market says: prices from trade to trade, sides, sizes, and bursts by ten seconds. */
export function tapeOf({ trades }: BookFigures, minutes: number) {
  const logs = trades.map(({ price }) => Math.log(price));
  const moves = logs.slice(1).map((one, at) => one - logs[at]!);
  const sides: number[] = trades.map(({ buys }) => (buys ? 1 : -1));
  const worths = trades.map(({ worth }) => worth);
  const began = trades[0]!.at;
  const counts = new Array<number>(minutes * 6).fill(0);
  for (const { at } of trades) counts[Math.min(counts.length - 1, Math.floor((at - began) / 10_000))]! += 1;
  const often = mean(counts);
  return {
    perSecond: trades.length / minutes / 60,
    moveBp95: quantile(moves.map(Math.abs), 0.95) * 10_000,
    bounce: lagged(moves, 1),
    signs: lagged(sides, 1),
    meanToMedian: mean(worths) / quantile(worths, 0.5),
    mean: mean(worths),
    bursts: mean(counts.map((one) => (one - often) ** 2)) / often,
    benford: benford(worths),
  };
}
