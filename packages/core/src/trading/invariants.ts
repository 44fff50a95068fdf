import type { Invariant } from '../engine/area.ts';
import { ASK, BID, NONE } from '../matching/index.ts';
import type { Instruments } from './instruments.ts';
import { OPEN, WAITING } from './order-codes.ts';
import type { Orders } from './orders.ts';

/** What is true of all orders and books of a product after every command, worked out from scratch. */
export function tradingInvariants(orders: Orders, instruments: Instruments): Invariant[] {
  return [
    {
      name: 'I14 no book is crossed at rest, and no stop order waits past its price',
      broken: () => {
        for (const instrument of instruments.all()) {
          const { terms, book } = instrument;
          const bid = book.bestTicks(BID);
          const ask = book.bestTicks(ASK);
          if (bid !== NONE && ask !== NONE && bid >= ask) return `${terms.symbol}: bid ${bid}, ask ${ask}`;
          if (instrument.product.stopsFollow === 'mark') continue;
          const rises = instrument.risenTo(instrument.lastTicks);
          const reached = rises === NONE ? instrument.fallenTo(instrument.lastTicks) : rises;
          if (reached !== NONE) return `${terms.symbol}: order ${orders.idOf(reached)} should have triggered`;
        }
        return undefined;
      },
    },
    {
      name: 'I14 every open order is once in its book, with what is left of it',
      broken: () => {
        const counts = new Map<string, number>();
        const levels = new Map<string, number>();
        for (const slot of orders.live()) {
          const instrument = orders.instrumentAt(slot);
          const { symbol } = instrument.terms;
          const id = orders.idOf(slot);
          if (orders.statusOf(slot) === WAITING) {
            counts.set(`${symbol}/stops`, (counts.get(`${symbol}/stops`) ?? 0) + 1);
            continue;
          }
          const left = orders.leftOf(slot);
          if (orders.statusOf(slot) !== OPEN) return `${id} is over and still here`;
          if (left <= 0 || orders.slots.lotsOf(slot) !== left) return `${id} has ${left} lots left`;
          const level = `${symbol}/${orders.sideOf(slot)}/${orders.limitOf(slot)}`;
          levels.set(level, (levels.get(level) ?? 0) + left);
          counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
        }
        for (const { terms, book, stops } of instruments.all()) {
          const { symbol } = terms;
          if (book.size !== (counts.get(symbol) ?? 0)) return `${symbol} has ${book.size} in its book`;
          if (stops.size !== (counts.get(`${symbol}/stops`) ?? 0)) return `${symbol} has ${stops.size} stops`;
          for (const side of [BID, ASK] as const) {
            for (const [ticks, lots] of book.levels(side)) {
              if (levels.get(`${symbol}/${side}/${ticks}`) !== lots)
                return `${symbol} ${side} at ${ticks} sums to ${lots}`;
              levels.delete(`${symbol}/${side}/${ticks}`);
            }
          }
        }
        for (const level of levels.keys()) return `no book has the level ${level}`;
        return undefined;
      },
    },
  ];
}
