import type { Parts } from '@quay/money';
import type { Sequence } from '../engine/sequences.ts';
import * as matching from '../matching/index.ts';
import type { Attached } from './attached.ts';
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
  readonly #attached: Attached | undefined;
  readonly #listings: Listings;
  readonly #orderIds: Sequence;
  readonly #fills = new Fills();
  /** Orders that are over and leave others to be placed, in the order in which they ended. */
  readonly #leaving: number[] = [];

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
    this.#attached = of.settlement.attached;
    this.#listings = of.listings;
    this.#orderIds = of.orderIds;
  }

  /** An accepted order that holds what it needs meets the book; stop orders that its trades trigger follow it. */
  enter(slot: number, held: Parts, at: number): void {
    const instrument = this.#orders.instrumentAt(slot);
    this.take(slot, held, at);
    // Most orders trigger none and leave none.
    if (this.#stops.triggered.length > 0 || this.#leaving.length > 0) this.#follow(instrument, at);
  }

  /** The same without what follows from it: what an order left is placed within the command that ended it. */
  take(slot: number, held: Parts, at: number): void {
    this.#settlement.begin(slot, held);
    this.#trade(this.#orders.instrumentAt(slot), slot, at);
  }

  /**
   * What ended orders left is placed first, then the next stop order that was reached has its turn. Each may move the
   * price and reach or end others, which go to the end of the queue.
   */
  #follow(instrument: Instrument, at: number): void {
    const { triggered } = this.#stops;
    const leaving = this.#leaving;
    let turn = 0;
    let left = 0;
    while (turn < triggered.length || left < leaving.length) {
      if (left < leaving.length) this.#attached!.leave(leaving[left++]!, at);
      else this.#resume(instrument, triggered[turn++]!, at);
    }
    triggered.length = 0;
    leaving.length = 0;
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
    this.#end(slot, status, ended, at);
  }

  /** An order is over, and so may be what hangs on it. */
  #end(slot: number, status: number, ended: number, at: number): void {
    this.#orders.end(slot, status, ended, at);
    const attached = this.#attached;
    if (attached !== undefined && this.#orders.ownOf(slot, 0) !== 0 && attached.ended(slot, ended, at)) {
      this.#leaving.push(slot);
    }
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
    const attached = this.#attached;
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
      if (attached !== undefined && orders.ownOf(maker, 0) !== 0) attached.began(maker, at);
      if (orders.leftOf(maker) === 0) {
        this.#instrumentOrders.remove(maker);
        this.#end(maker, FILLED, NOTHING, at);
      }
    }
    // Of an amount to spend all is used when what is left does not buy one lot more, at the last price or the best.
    const filled = byAmount ? last !== NOTHING && (budget < last || instrument.isMet(buys, limit)) : left === 0;
    if (last !== NOTHING) {
      if (last !== instrument.lastTicks) this.#setLastPrice(instrument, last);
      // A sweep goes one way, so its first and last price are its extremes.
      if (instrument.product.stopsFollow === 'last')
        this.#reach(instrument, Math.min(first, last), Math.max(first, last), at);
    }

    const force = orders.forceOf(slot);
    if (!filled && !fills.metItself && priced && force !== IOC && force !== FOK) {
      this.#settlement.rest(slot);
      orders.touch(slot);
      this.rest(slot);
      return;
    }
    this.#settlement.end(slot);
    if (filled && !fills.metItself) this.#end(slot, FILLED, NOTHING, at);
    else this.#end(slot, EXPIRED, fills.metItself ? SELF_TRADE : NO_MORE_OFFERS, at);
  }

  /** Stop orders that a sweep reached are out of what they waited in, and so is what hangs on them. */
  #reach(instrument: Instrument, low: number, high: number, at: number): void {
    const { triggered } = this.#stops;
    const before = triggered.length;
    this.#stops.trigger(instrument, low, high);
    if (this.#attached === undefined) return;
    for (let turn = before; turn < triggered.length; turn++) {
      const slot = triggered[turn]!;
      if (this.#orders.ownOf(slot, 0) !== 0) this.#attached.reached(slot, at);
    }
  }
}
