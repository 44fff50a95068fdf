import { FAR_ORDER_PERCENT, feeTiers } from '@quay/contract/trading/rules';
import { type Amount, multiply, ONE, Parts, type Price, type Quantity, type Rate, units, WHOLE } from '@quay/money';
import { Writer } from '../engine/bytes.ts';
import { ASK, BID, type Book, NONE } from '../matching/index.ts';
import type { TradingProduct } from './product.ts';

/** Prices are counted in ticks up to this; a band that reaches further is cut here. */
const TICKS_MAX = 2 ** 31 - 1;
/** A price is written as one number, doubled. */
const PRICE_UNITS_MAX = 2 ** 52 - 1;

/** What is said of an instrument where it is listed. */
export type InstrumentTerms = {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly status: 'trading' | 'reduce-only' | 'halted';
  readonly tick: Price;
  readonly lot: Quantity;
  readonly minQuantity: Quantity;
  readonly maxQuantity: Quantity;
  readonly minNotional: Amount;
  readonly priceBand: Rate;
  readonly maxOpenOrders: number;
  readonly makerFeeRate: Rate;
  readonly takerFeeRate: Rate;
  readonly referencePrice: Price;
};

/** What names an instrument: its product, and the symbol of its terms; and the number of both. */
type Named = { readonly number: number; readonly product: TradingProduct; readonly terms: InstrumentTerms };

/**
 * An instrument as trading counts in it: prices in ticks, quantities in lots, quote amounts in units; whole numbers that
 * a double holds. With its book, and the book of stop orders that wait outside it.
 */
export class Instrument {
  readonly number: number;
  readonly product: TradingProduct;
  terms: InstrumentTerms;
  readonly book: Book;
  /** Stop orders that trigger when the last price rises to them stand as asks, those that wait for a fall as bids. */
  readonly stops: Book;
  /** The two assets in the product's book of the ledger. */
  base: number;
  quote: number;
  /** One tick, one lot, and one tick of one lot, in units. */
  readonly tick: number;
  readonly lot: number;
  readonly quotePerTickLot: number;
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

  constructor({ number, product, terms }: Named, assetBooks: { base: number; quote: number }, newBook: () => Book) {
    this.number = number;
    this.product = product;
    this.terms = terms;
    this.book = newBook();
    this.stops = newBook();
    this.base = assetBooks.base;
    this.quote = assetBooks.quote;
    this.tick = Number(terms.tick);
    this.lot = Number(terms.lot);
    this.quotePerTickLot = Number((terms.tick * terms.lot) / ONE);
    this.#band = Number(terms.priceBand);
    this.ticksMax = Math.min(TICKS_MAX, Math.floor(PRICE_UNITS_MAX / this.tick));
    this.minLots = Number((terms.minQuantity + terms.lot - 1n) / terms.lot);
    this.maxLots = Number(terms.maxQuantity / terms.lot);
    this.minWorth = Number(terms.minNotional);
    const writer = new Writer();
    writer.text(terms.symbol);
    this.symbol = writer.take();
    this.makerRates = feeTiers.map(({ makerShare }) => Number(multiply(terms.makerFeeRate, units(makerShare), 'up')));
    this.takerRates = feeTiers.map(({ takerShare }) => Number(multiply(terms.takerFeeRate, units(takerShare), 'up')));
    this.setLastPrice(Number(terms.referencePrice / terms.tick));
  }

  /** The last price is this now, and the band stands round it. */
  setLastPrice(lastTicks: number): void {
    if (lastTicks === this.lastTicks) return;
    this.lastTicks = lastTicks;
    this.lowTicks = this.lowRound(lastTicks);
    this.highTicks = this.highRound(lastTicks);
    this.farTicks = farFrom(lastTicks);
  }

  /** The band round a price in whole ticks: the last one, or the one at which a stop order triggers. */
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
    return BigInt(ticks) * this.terms.tick;
  }

  /** Whether somebody waits on the other side at this price or better. */
  isMet(buys: boolean, ticks: number): boolean {
    const best = this.book.bestTicks(buys ? ASK : BID);
    return best !== NONE && (buys ? best <= ticks : best >= ticks);
  }

  /** Whether stop orders wait. */
  get hasStops(): boolean {
    return this.stops.bestTicks(ASK) !== NONE || this.stops.bestTicks(BID) !== NONE;
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
