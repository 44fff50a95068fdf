import { type Parts as Amount, Parts } from '@quay/money';
import { putCount, putParts, putRaw, putUnits } from '../../engine/bytes.ts';
import { type Changes, Log, putMark } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import * as matching from '../../matching/index.ts';
import * as codes from './codes.ts';
import type { Levels } from './levels.ts';
import type { SpotNeeds } from './needs.ts';
import type { Orders } from './orders.ts';
import type { Standings } from './standings.ts';
import { type Trade, tradesTable } from './state.ts';
import type { Venue } from './venue.ts';
import type { Volumes } from './volumes.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { ASK, BID, Fills, NONE } = matching;
const { CANCELLED, EXPIRED, FILLED, FOK, IOC, NO_MORE_OFFERS, NOTHING, PRICE_BAND, SELF_TRADE, WAITING } = codes;

const TRADE = putMark(tradesTable);
/** More bytes than a trade has. */
const TRADE_MAX = 300;

/**
 * What happens to an order from when it is accepted to when it is over: it trades, rests or expires; trades wake stop
 * orders; money moves with every fill. All of it within the command that caused it.
 */
export class Trading {
  readonly #orders: Orders;
  readonly #standings: Standings;
  readonly #ledger: Ledger;
  readonly #volumes: Volumes;
  readonly #levels: Levels;
  readonly #needs: SpotNeeds;
  readonly #trades: Log<Trade>;
  readonly #orderIds: Sequence;
  readonly #fills = new Fills();
  /** Stops that were reached and have not had their turn. */
  readonly #woken: number[] = [];
  /** What the order that trades now still holds frozen. */
  readonly #held = new Parts();
  readonly #needed = new Parts();
  readonly #quantity = new Parts();
  readonly #amount = new Parts();
  readonly #buyFee = new Parts();
  readonly #sellFee = new Parts();

  constructor(of: {
    readonly orders: Orders;
    readonly standings: Standings;
    readonly ledger: Ledger;
    readonly volumes: Volumes;
    readonly levels: Levels;
    readonly needs: SpotNeeds;
    readonly changes: Changes;
    readonly orderIds: Sequence;
  }) {
    this.#orders = of.orders;
    this.#standings = of.standings;
    this.#ledger = of.ledger;
    this.#volumes = of.volumes;
    this.#levels = of.levels;
    this.#needs = of.needs;
    this.#trades = new Log(tradesTable, of.changes);
    this.#orderIds = of.orderIds;
  }

  /** An accepted order that holds what it needs meets the book; stop orders that its trades wake follow it. */
  enter(slot: number, held: Amount, at: number): void {
    const venue = this.#orders.venueAt(slot);
    this.#trade(venue, slot, held, at);
    // Those that wake may move the price and reach others, which go to the end of the queue.
    for (let next = 0; next < this.#woken.length; next++) this.#wake(venue, this.#woken[next]!, at);
    // Emptying an array is a call into the virtual machine, and most orders wake nobody.
    if (this.#woken.length > 0) this.#woken.length = 0;
  }

  /** Takes the stops that a sweep's prices reached out of their book: those it rose to first, nearest first. */
  #reach(venue: Venue, low: number, high: number): void {
    for (let slot = venue.risenTo(high); slot !== NONE; slot = venue.risenTo(high)) this.#gather(venue, slot);
    for (let slot = venue.fallenTo(low); slot !== NONE; slot = venue.fallenTo(low)) this.#gather(venue, slot);
  }

  #gather(venue: Venue, slot: number): void {
    venue.stops.remove(slot);
    this.#woken.push(slot);
  }

  /** A stop order waits until the last price reaches its stop price. */
  wait(slot: number): void {
    const orders = this.#orders;
    const venue = orders.venueAt(slot);
    const stop = orders.stopOf(slot);
    orders.sleep(slot);
    venue.stops.add(slot, stop > venue.lastTicks ? ASK : BID, stop, 1);
    this.#standings.add(slot);
  }

  /** Seats an order that rests, behind all of its price. */
  rest(slot: number): void {
    const orders = this.#orders;
    const venue = orders.venueAt(slot);
    venue.book.add(slot, orders.sideOf(slot), orders.limitOf(slot), orders.leftOf(slot));
    this.#levels.change(venue, orders.sideOf(slot), orders.limitOf(slot));
    this.#standings.add(slot);
  }

  /** Takes an order out of where it rests or waits, and gives back what it holds. */
  withdraw(slot: number, status: number, ended: number, at: number): void {
    const orders = this.#orders;
    const venue = orders.venueAt(slot);
    if (orders.statusOf(slot) === WAITING) venue.stops.remove(slot);
    else {
      venue.book.remove(slot);
      this.#levels.change(venue, orders.sideOf(slot), orders.limitOf(slot));
    }
    this.#close(slot, status, ended, at);
  }

  /** Takes an order out of its book, to come again as if it were new. */
  unseat(slot: number): void {
    const orders = this.#orders;
    const venue = orders.venueAt(slot);
    venue.book.remove(slot);
    this.#levels.change(venue, orders.sideOf(slot), orders.limitOf(slot));
    this.#standings.remove(slot);
  }

  /** An order that rests has a smaller quantity now, and keeps its place. */
  shrink(slot: number): void {
    const orders = this.#orders;
    const venue = orders.venueAt(slot);
    venue.book.reduce(slot, orders.leftOf(slot));
    this.#levels.change(venue, orders.sideOf(slot), orders.limitOf(slot));
  }

  /** An order that is in no book any more is over. */
  #close(slot: number, status: number, ended: number, at: number): void {
    const orders = this.#orders;
    this.#ledger.release(orders.payerOf(slot), orders.heldOf(slot, this.#needed));
    this.#standings.remove(slot);
    orders.end(slot, status, ended, at);
  }

  #wake(venue: Venue, slot: number, at: number): void {
    const orders = this.#orders;
    orders.wake(slot, at);
    const ticks = orders.limitOf(slot);
    if (ticks !== NOTHING && (ticks < venue.lowTicks || ticks > venue.highTicks)) {
      this.#close(slot, EXPIRED, PRICE_BAND, at);
      return;
    }
    if (orders.forceOf(slot) === FOK && !this.fillsWhole(venue, slot)) {
      this.#close(slot, EXPIRED, NO_MORE_OFFERS, at);
      return;
    }
    // It comes after everything that rests already.
    orders.reseat(slot, this.#orderIds.next());
    this.#standings.remove(slot);
    this.#trade(venue, slot, orders.heldOf(slot, this.#held), at);
  }

  #follow(venue: Venue, last: number): void {
    venue.follow(last);
    this.#needs.markets.traded(venue.market.symbol, venue.priceOf(last));
  }

  /** Whether the book could fill all of an order now. */
  fillsWhole(venue: Venue, slot: number): boolean {
    const orders = this.#orders;
    return venue.book.fillable(
      orders.sideOf(slot),
      orders.limitOf(slot),
      orders.leftOf(slot),
      orders.ownerOf(slot),
      orders.selfTradeOf(slot),
    );
  }

  /** Trades with whoever waits at the order's price or better, then rests what may rest and ends what may not. */
  #trade(venue: Venue, slot: number, held: Amount, at: number): void {
    const orders = this.#orders;
    const fills = this.#fills;
    this.#held.set(held.whole, held.fraction);
    const buys = orders.buys(slot);
    const priced = orders.limitOf(slot) !== NOTHING;
    const limit = priced ? orders.limitOf(slot) : buys ? venue.highTicks : venue.lowTicks;
    const byAmount = orders.amountOf(slot) !== NOTHING;
    let budget = Number.POSITIVE_INFINITY;
    if (byAmount) {
      budget = Math.floor(orders.amountOf(slot) / venue.grain);
      if (budget * venue.grain > orders.amountOf(slot)) budget -= 1;
    }
    const left = venue.book.match(
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
      this.#levels.change(venue, buys ? ASK : BID, fills.ticks[n]!);
      if (lots === 0) {
        this.#close(maker, CANCELLED, SELF_TRADE, at);
        continue;
      }
      last = fills.ticks[n]!;
      if (first === NOTHING) first = last;
      budget -= last * lots;
      this.#settle(venue, slot, maker, last, lots, at);
    }
    if (last !== NOTHING) {
      if (last !== venue.lastTicks) this.#follow(venue, last);
      // A sweep goes one way, so its first and last price are its extremes.
      this.#reach(venue, Math.min(first, last), Math.max(first, last));
    }

    // Of an amount to spend all is used when what is left does not buy one lot more, at the last price or the best.
    const filled = byAmount ? last !== NOTHING && (budget < last || venue.isMet(buys, limit)) : left === 0;
    const force = orders.forceOf(slot);
    if (!filled && !fills.metItself && priced && force !== IOC && force !== FOK) {
      const needed = orders.heldOf(slot, this.#needed);
      this.#ledger.release(orders.payerOf(slot), this.#held.subtract(needed));
      orders.touch(slot);
      this.rest(slot);
      return;
    }
    this.#ledger.release(orders.payerOf(slot), this.#held);
    if (filled && !fills.metItself) orders.end(slot, FILLED, NOTHING, at);
    else orders.end(slot, EXPIRED, fills.metItself ? SELF_TRADE : NO_MORE_OFFERS, at);
  }

  /**
   * Two orders meet at the maker's price: base goes one way, quote the other, and each side pays its fee out of what it
   * receives (a buyer in base, a seller in quote), rounded up. Tick × lot is a whole number of units, so nothing else is
   * rounded.
   */
  #settle(venue: Venue, taker: number, maker: number, ticks: number, lots: number, at: number): void {
    const orders = this.#orders;
    const ledger = this.#ledger;
    const takerBuys = orders.buys(taker);
    const buyer = takerBuys ? taker : maker;
    const seller = takerBuys ? maker : taker;
    const quantity = this.#quantity.ofProduct(lots, venue.lot);
    const units = ticks * lots * venue.grain;
    const amount = this.#amount.ofUnits(units);
    const buyRate = takerBuys ? orders.takerRateOf(buyer) : orders.makerRateOf(buyer);
    const sellRate = takerBuys ? orders.makerRateOf(seller) : orders.takerRateOf(seller);
    const buyFee = this.#buyFee.ofShare(quantity, buyRate, 'up');
    const sellFee = this.#sellFee.ofShare(amount, sellRate, 'up');

    const id = ledger.nextTrade();
    const buyerPays = orders.payerOf(buyer);
    const buyerGains = orders.payeeOf(buyer);
    const sellerPays = orders.payerOf(seller);
    const sellerGains = orders.payeeOf(seller);
    ledger.deliver(sellerPays, buyerGains, quantity);
    ledger.deliver(buyerPays, sellerGains, amount);
    ledger.charge(buyerGains, buyFee, id, at);
    ledger.charge(sellerGains, sellFee, id, at);
    this.#held.subtract(takerBuys ? amount : quantity);
    orders.fill(buyer, lots, units, buyFee, at);
    orders.fill(seller, lots, units, sellFee, at);
    const buyerOwner = orders.ownerOf(buyer);
    const sellerOwner = orders.ownerOf(seller);
    if (orders.isKept(buyer)) this.#volumes.add(buyerOwner, at, amount);
    if (orders.isKept(seller)) this.#volumes.add(sellerOwner, at, amount);

    const away = ticks - venue.lastTicks;
    if ((away > venue.farTicks || -away > venue.farTicks) && orders.isKept(buyer) && orders.isKept(seller)) {
      // Above the last price who buys gives value away, below it who sells.
      const value = BigInt(Math.abs(away) * lots * venue.grain);
      if (away > 0) this.#needs.given(buyerOwner, sellerOwner, value, at);
      else this.#needs.given(sellerOwner, buyerOwner, value, at);
    }

    const to = this.#trades.writer;
    const bytes = to.reserve(TRADE_MAX);
    let end = putCount(bytes, to.at, TRADE);
    end = putCount(bytes, end, id);
    end = putRaw(bytes, end, venue.symbol);
    end = putUnits(bytes, end, ticks * venue.tick);
    end = putParts(bytes, end, quantity.whole, quantity.fraction);
    end = putParts(bytes, end, amount.whole, amount.fraction);
    bytes[end++] = takerBuys ? 0 : 1;
    end = putCount(bytes, end, orders.idOf(buyer));
    end = putCount(bytes, end, orders.idOf(seller));
    end = putCount(bytes, end, buyerOwner);
    end = putCount(bytes, end, sellerOwner);
    end = putParts(bytes, end, buyFee.whole, buyFee.fraction);
    end = putParts(bytes, end, sellFee.whole, sellFee.fraction);
    bytes[end++] = takerBuys ? 1 : 0;
    bytes[end++] = orders.isKept(buyer) || orders.isKept(seller) ? 0 : 1;
    end = putCount(bytes, end, at);
    end = ledger.putAfter(bytes, end, buyerGains);
    end = ledger.putAfter(bytes, end, buyerPays);
    end = ledger.putAfter(bytes, end, sellerPays);
    to.at = ledger.putAfter(bytes, end, sellerGains);

    if (orders.leftOf(maker) === 0) {
      this.#standings.remove(maker);
      orders.end(maker, FILLED, NOTHING, at);
    }
  }
}
