import type { Parts } from '@quay/money';
import type { Sequence } from '../engine/sequences.ts';
import * as matching from '../matching/index.ts';
import type { Instrument } from './instrument.ts';
import type { InstrumentOrders } from './instrument-orders.ts';
import type { Listings } from './instruments.ts';
import type { Levels } from './levels.ts';
import * as codes from './order-codes.ts';
import type { Orders } from './orders.ts';
import type { Settlement } from './settlement.ts';
import type { Stops } from './stops.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { ASK, BID, Fills } = matching;
const { CANCELLED, EXPIRED, FILLED, FOK, IOC, NO_MORE_OFFERS, NOTHING, PRICE_BAND, SELF_TRADE, WAITING } = codes;

/**
 * What happens to an order of a product from when it is accepted to when it is over: it trades, rests or expires, and
 * trades trigger stop orders. All of it within the command that caused it. What a fill does with money is the product's
 * {@link Settlement}.
 */
export class MatchLoop {
  readonly #orders: Orders;
  readonly #instrumentOrders: InstrumentOrders;
  readonly #stops: Stops;
  readonly #levels: Levels;
  readonly #settlement: Settlement;
  readonly #listings: Listings;
  readonly #orderIds: Sequence;
  readonly #fills = new Fills();

  constructor(of: {
    readonly orders: Orders;
    readonly instrumentOrders: InstrumentOrders;
    readonly stops: Stops;
    readonly levels: Levels;
    readonly settlement: Settlement;
    readonly listings: Listings;
    readonly orderIds: Sequence;
  }) {
    this.#orders = of.orders;
    this.#instrumentOrders = of.instrumentOrders;
    this.#stops = of.stops;
    this.#levels = of.levels;
    this.#settlement = of.settlement;
    this.#listings = of.listings;
    this.#orderIds = of.orderIds;
  }

  /** An accepted order that holds what it needs meets the book; stop orders that its trades trigger follow it. */
  enter(slot: number, held: Parts, at: number): void {
    const instrument = this.#orders.instrumentAt(slot);
    this.#settlement.begin(slot, held);
    this.#trade(instrument, slot, at);
    // Those that are triggered may move the price and reach others, which go to the end of the queue.
    const { triggered } = this.#stops;
    for (let next = 0; next < triggered.length; next++) this.#resume(instrument, triggered[next]!, at);
    // Emptying an array is a call into the virtual machine, and most orders trigger none.
    if (triggered.length > 0) triggered.length = 0;
  }

  /** A stop order waits until its stop price comes. */
  wait(slot: number): void {
    this.#orders.pend(slot);
    this.#stops.add(this.#orders.instrumentAt(slot), slot);
    this.#instrumentOrders.add(slot);
  }

  /** An order rests behind all of its price. */
  rest(slot: number): void {
    const orders = this.#orders;
    const instrument = orders.instrumentAt(slot);
    instrument.book.add(slot, orders.sideOf(slot), orders.limitOf(slot), orders.leftOf(slot));
    this.#levels.change(instrument, orders.sideOf(slot), orders.limitOf(slot));
    this.#instrumentOrders.add(slot);
  }

  /** Takes an order out of where it rests or waits, and gives back what it holds. */
  withdraw(slot: number, status: number, ended: number, at: number): void {
    const orders = this.#orders;
    const instrument = orders.instrumentAt(slot);
    if (orders.statusOf(slot) === WAITING) instrument.stops.remove(slot);
    else {
      instrument.book.remove(slot);
      this.#levels.change(instrument, orders.sideOf(slot), orders.limitOf(slot));
    }
    this.#close(slot, status, ended, at);
  }

  /** Takes an order out of its book, to come again as if it were new. */
  takeOut(slot: number): void {
    const orders = this.#orders;
    const instrument = orders.instrumentAt(slot);
    instrument.book.remove(slot);
    this.#levels.change(instrument, orders.sideOf(slot), orders.limitOf(slot));
    this.#instrumentOrders.remove(slot);
  }

  /** The mark came to the stop price of an order that waits: it meets the book. */
  fire(slot: number, at: number): void {
    const instrument = this.#orders.instrumentAt(slot);
    instrument.stops.remove(slot);
    this.#orders.trigger(slot, at);
    this.#meet(instrument, slot, at);
  }

  /** An order that rests or waits has a smaller quantity now, and keeps its priority. */
  reduce(slot: number): void {
    const orders = this.#orders;
    if (orders.statusOf(slot) === WAITING) return;
    const instrument = orders.instrumentAt(slot);
    instrument.book.reduce(slot, orders.leftOf(slot));
    this.#levels.change(instrument, orders.sideOf(slot), orders.limitOf(slot));
  }

  /** An order that is in no book any more is over. */
  #close(slot: number, status: number, ended: number, at: number): void {
    this.#settlement.release(slot);
    this.#instrumentOrders.remove(slot);
    this.#orders.end(slot, status, ended, at);
  }

  #resume(instrument: Instrument, slot: number, at: number): void {
    const orders = this.#orders;
    orders.trigger(slot, at);
    const ticks = orders.limitOf(slot);
    if (ticks !== NOTHING && (ticks < instrument.lowTicks || ticks > instrument.highTicks)) {
      this.#close(slot, EXPIRED, PRICE_BAND, at);
      return;
    }
    this.#meet(instrument, slot, at);
  }

  /** A stop order that was triggered meets the book. */
  #meet(instrument: Instrument, slot: number, at: number): void {
    const orders = this.#orders;
    if (orders.forceOf(slot) === FOK && !this.fillsWhole(instrument, slot)) {
      this.#close(slot, EXPIRED, NO_MORE_OFFERS, at);
      return;
    }
    // It comes after everything that rests already.
    orders.requeue(slot, this.#orderIds.next());
    this.#instrumentOrders.remove(slot);
    this.#settlement.resume(slot);
    this.#trade(instrument, slot, at);
  }

  #setLastPrice(instrument: Instrument, last: number): void {
    instrument.setLastPrice(last);
    this.#listings.traded(instrument.terms.symbol, instrument.priceOf(last));
  }

  /** Whether the book could fill all of an order now. */
  fillsWhole(instrument: Instrument, slot: number): boolean {
    const orders = this.#orders;
    return instrument.book.fillable(
      orders.sideOf(slot),
      orders.limitOf(slot),
      orders.leftOf(slot),
      orders.ownerOf(slot),
      orders.selfTradeOf(slot),
    );
  }

  /** Trades with whoever waits at the order's price or better, then rests what may rest and ends what may not. */
  #trade(instrument: Instrument, slot: number, at: number): void {
    const orders = this.#orders;
    const fills = this.#fills;
    const buys = orders.buys(slot);
    const priced = orders.limitOf(slot) !== NOTHING;
    const limit = priced ? orders.limitOf(slot) : buys ? instrument.highTicks : instrument.lowTicks;
    const byAmount = orders.amountOf(slot) !== NOTHING;
    let budget = Number.POSITIVE_INFINITY;
    if (byAmount) {
      budget = Math.floor(orders.amountOf(slot) / instrument.quotePerTickLot);
      if (budget * instrument.quotePerTickLot > orders.amountOf(slot)) budget -= 1;
    }
    const left = instrument.book.match(
      buys ? BID : ASK,
      limit,
      byAmount ? Number.MAX_SAFE_INTEGER : orders.leftOf(slot),
      budget,
      orders.ownerOf(slot),
      orders.selfTradeOf(slot),
      fills,
    );
    let first = NOTHING;
    let last = NOTHING;
    for (let n = 0; n < fills.count; n++) {
      const maker = fills.slot[n]!;
      const lots = fills.lots[n]!;
      this.#levels.change(instrument, buys ? ASK : BID, fills.ticks[n]!);
      if (lots === 0) {
        this.#close(maker, CANCELLED, SELF_TRADE, at);
        continue;
      }
      last = fills.ticks[n]!;
      if (first === NOTHING) first = last;
      budget -= last * lots;
      this.#settlement.fill(instrument, slot, maker, last, lots, at);
      if (orders.leftOf(maker) === 0) {
        this.#instrumentOrders.remove(maker);
        orders.end(maker, FILLED, NOTHING, at);
      }
    }
    if (last !== NOTHING) {
      if (last !== instrument.lastTicks) this.#setLastPrice(instrument, last);
      // A sweep goes one way, so its first and last price are its extremes.
      if (instrument.product.stopsFollow === 'last')
        this.#stops.trigger(instrument, Math.min(first, last), Math.max(first, last));
    }

    // Of an amount to spend all is used when what is left does not buy one lot more, at the last price or the best.
    const filled = byAmount ? last !== NOTHING && (budget < last || instrument.isMet(buys, limit)) : left === 0;
    const force = orders.forceOf(slot);
    if (!filled && !fills.metItself && priced && force !== IOC && force !== FOK) {
      this.#settlement.rest(slot);
      orders.touch(slot);
      this.rest(slot);
      return;
    }
    this.#settlement.end(slot);
    if (filled && !fills.metItself) orders.end(slot, FILLED, NOTHING, at);
    else orders.end(slot, EXPIRED, fills.metItself ? SELF_TRADE : NO_MORE_OFFERS, at);
  }
}
