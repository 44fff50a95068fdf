import { amount, codecOf, id, listOf, type RowOf, text, time } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import { ASK, BID, NONE } from '../../../matching/index.ts';
import type { IndexPrice } from '../../../prices/index-price.ts';
import type { Best } from '../marks.ts';
import type { PerpetualParts } from '../parts.ts';
import type { Contract } from '../state.ts';

/** What sources said a coin is worth, and when each of them said it. */
const input = { coin: text, prices: listOf({ source: text, price: amount, weight: id, at: time }) };
export type RecordPrices = RowOf<typeof input>;

export const recordPricesShape = shape({
  name: 'perpetual/record-prices',
  number: 104,
  input,
  output: codecOf<{ marked: number }>({ marked: id }),
});

/**
 * Records facts about a coin: what sources said, the index that follows, and from it the marks of the coin's contracts, at
 * most one a second for each. Marks change by nothing else, and liquidations and triggers follow them in the same command.
 * With too few fresh sources there is no index and the marks stay as they are.
 */
export function recordPrices(
  parts: Pick<
    PerpetualParts,
    'contracts' | 'marks' | 'instruments' | 'funding' | 'delivery' | 'syncing' | 'liquidations' | 'firing'
  >,
): Command<never> {
  const { contracts, marks, instruments, funding, delivery, syncing, liquidations, firing } = parts;

  function bestOf({ symbol, tick }: Contract): Best {
    const { book } = instruments.of(symbol);
    const [bid, ask] = [book.bestTicks(BID), book.bestTicks(ASK)];
    return bid === NONE || ask === NONE ? undefined : { bid: BigInt(bid) * tick, ask: BigInt(ask) * tick };
  }

  /** Whether a contract has another mark now. */
  function follow(contract: Contract, index: IndexPrice, at: number): boolean {
    const { symbol } = contract;
    const row = marks.marks.get(symbol);
    if (contracts.dated.get(symbol)) delivery.sample(contract, index.price, at);
    else funding.sample(contract, index.price, at);
    if (contracts.hasEnded(symbol)) return false;
    const before = row && { price: row.price, at: row.at, indexAt: row.indexAt };
    const gliding = delivery.glidingMark(symbol, index.price, at);
    marks.follow(contract, index, bestOf(contract), funding.ofMark(symbol, at), gliding, at);
    const after = marks.marks.get(symbol)!;
    if (before?.at === after.at) return false;
    syncing.follow(symbol, before, after);
    return true;
  }

  return command(recordPricesShape, ({ coin, prices }: RecordPrices, at): Outcome<{ marked: number }> => {
    for (const { price, weight } of prices) always(price > 0n && weight > 0, `${coin} is said to be worth ${price}`);
    const facts = prices.map((fact) => ({ ...fact, weight: BigInt(fact.weight) }));
    const index = marks.record(coin, facts, at);
    if (!index) return done({ marked: 0 });
    // What an earlier mark has left is over first: until then marks stay as they are.
    if (!liquidations.finish(at) || !firing.finish(at)) return done({ marked: 0 });
    const followed = contracts.ofCoin(coin);
    const moved = followed.filter((contract) => follow(contract, index, at));
    liquidations.marked(moved.map(symbolOf), followed.map(symbolOf), at);
    // Who was closed or opened by that may be liquidatable now.
    if (firing.marked(moved.map(symbolOf), at) > 0) liquidations.work(at);
    return done({ marked: followed.length });
  });
}

const symbolOf = ({ symbol }: Contract): string => symbol;
