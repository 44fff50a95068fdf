import { FAR_ORDER_PERCENT, feeTiers } from '@quay/contract/spot';
import { multiply, ONE, Parts, units, WHOLE } from '@quay/money';
import { Writer } from '../../engine/bytes.ts';
import { ASK, BID, type Book, NONE } from '../../matching/index.ts';
import type { Market } from './needs.ts';

/** Prices are counted in ticks up to this; a band that reaches further is cut here. */
const TICKS_MAX = 2 ** 31 - 1;
/** A price is written as one number, doubled. */
const PRICE_UNITS_MAX = 2 ** 52 - 1;

/**
 * A market as trading counts in it: prices in ticks, quantities in lots, quote amounts in units; whole numbers that a
 * double holds. With its book, and the book of stop orders that wait outside it.
 */
export class Venue {
  readonly number: number;
  market: Market;
  readonly book: Book;
  /** Stops that wake when the last price rises to them stand as asks, those that wait for a fall as bids. */
  readonly stops: Book;
  /** Purses of the two assets. */
  readonly base: number;
  readonly quote: number;
  /** One tick, one lot, and one tick of one lot, in units. */
  readonly tick: number;
  readonly lot: number;
  readonly grain: number;
  readonly minLots: number;
  readonly maxLots: number;
  /** What an order must be worth, in units of quote. */
  readonly minWorth: number;
  /** The symbol as its column has it. */
  readonly symbol: Uint8Array;
  /** Rates by fee tier. */
  readonly makerRates: readonly number[];
  readonly takerRates: readonly number[];
  /** The last price, and the band of prices that an order may have round it. */
  lastTicks = 0;
  lowTicks = 0;
  highTicks = 0;
  /** A trade further than this from the last price gives value away. */
  farTicks = 0;

  readonly #band: number;
  /** Prices are counted in ticks up to this. */
  readonly ticksMax: number;

  constructor(number: number, market: Market, purses: { base: number; quote: number }, newBook: () => Book) {
    this.number = number;
    this.market = market;
    this.book = newBook();
    this.stops = newBook();
    this.base = purses.base;
    this.quote = purses.quote;
    this.tick = Number(market.tick);
    this.lot = Number(market.lot);
    this.grain = Number((market.tick * market.lot) / ONE);
    this.#band = Number(market.priceBand);
    this.ticksMax = Math.min(TICKS_MAX, Math.floor(PRICE_UNITS_MAX / this.tick));
    this.minLots = Number((market.minQuantity + market.lot - 1n) / market.lot);
    this.maxLots = Number(market.maxQuantity / market.lot);
    this.minWorth = Number(market.minNotional);
    const writer = new Writer();
    writer.text(market.symbol);
    this.symbol = writer.take();
    this.makerRates = feeTiers.map(({ makerShare }) => Number(multiply(market.makerFeeRate, units(makerShare), 'up')));
    this.takerRates = feeTiers.map(({ takerShare }) => Number(multiply(market.takerFeeRate, units(takerShare), 'up')));
    this.follow(Number(market.referencePrice / market.tick));
  }

  /** The last price is this now, and the band stands round it. */
  follow(lastTicks: number): void {
    if (lastTicks === this.lastTicks) return;
    this.lastTicks = lastTicks;
    this.lowTicks = this.lowRound(lastTicks);
    this.highTicks = this.highRound(lastTicks);
    this.farTicks = farFrom(lastTicks);
  }

  /** The band round a price in whole ticks: the last one, or the one at which a stop order wakes. */
  lowRound(ticks: number): number {
    return Math.max(1, Math.ceil((ticks * this.tick - this.#widthAt(ticks)) / this.tick));
  }

  highRound(ticks: number): number {
    return Math.min(this.ticksMax, Math.floor((ticks * this.tick + this.#widthAt(ticks)) / this.tick));
  }

  /** Width of the band in units, rounded down. */
  #widthAt(ticks: number): number {
    width.ofShare(price.ofUnits(ticks * this.tick), this.#band, 'down');
    return width.whole * WHOLE + width.fraction;
  }

  priceOf(ticks: number): bigint {
    return BigInt(ticks) * this.market.tick;
  }

  /** Whether somebody waits on the other side at this price or better. */
  isMet(buys: boolean, ticks: number): boolean {
    const best = this.book.bestTicks(buys ? ASK : BID);
    return best !== NONE && (buys ? best <= ticks : best >= ticks);
  }

  /** The stop order that a price rose to, nearest first, or NONE. */
  risenTo(ticks: number): number {
    const best = this.stops.bestTicks(ASK);
    return best !== NONE && best <= ticks ? this.stops.first(ASK) : NONE;
  }

  /** The stop order that a price fell to, nearest first, or NONE. */
  fallenTo(ticks: number): number {
    const best = this.stops.bestTicks(BID);
    return best !== NONE && best >= ticks ? this.stops.first(BID) : NONE;
  }
}

/** How far from a price, in ticks, is far. */
export const farFrom = (ticks: number): number => Math.floor((ticks * FAR_ORDER_PERCENT) / 100);

const price = new Parts();
const width = new Parts();
