import { type Price, quotient, type Rate } from '@quay/money';
import type { Instrument } from '../../trading/instrument.ts';
import { bandRound } from './closing.ts';
import type { Contract } from './state.ts';

/** Prices that an order may have, in ticks. */
export type Band = { readonly low: number; readonly high: number };

/** What follows from a mark for every order of its contract. */
export type AtMark = {
  readonly mark: Price;
  /** The mark in ticks, down and up. */
  readonly down: number;
  readonly up: number;
  /** For orders with a price of their own, and for those that name none. */
  readonly priced: Band;
  readonly market: Band;
};

/** Two prices in ticks that the book of an instrument can have. */
export function inTicks({ ticksMax }: Instrument, tick: Price, { low, high }: { low: Price; high: Price }): Band {
  const most = BigInt(ticksMax) * tick;
  const ticksOf = (price: Price) => Number((price < tick ? tick : price > most ? most : price) / tick);
  return { low: ticksOf(low), high: ticksOf(high) };
}

/** What follows from the last mark of each contract. It is worked out once a mark and not for each order. */
export class Bands {
  /** By number of the instrument. */
  readonly #known: (AtMark | undefined)[] = [];

  of(instrument: Instrument, contract: Contract, mark: Price): AtMark {
    const known = this.#known[instrument.number];
    if (known !== undefined && known.mark === mark) return known;
    const { tick, priceBand, marketBand } = contract;
    const bandOf = (share: Rate) => inTicks(instrument, tick, bandRound(mark, share, tick));
    const made: AtMark = {
      mark,
      down: Number(mark / tick),
      up: Number(quotient(mark, tick, 'up')),
      priced: bandOf(priceBand),
      market: bandOf(marketBand),
    };
    this.#known[instrument.number] = made;
    return made;
  }
}
