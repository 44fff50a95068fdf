import type { Market } from '../../src/index.ts';
import { wrong } from '../auditor/wrong.ts';
import { Queue, type RestingOrder } from './queue.ts';

const ONE = 100_000_000n;

/** A market as the auditor keeps it: its terms, its last price, who rests and who waits. */
export class Board {
  terms: Market;
  /** Its place among the markets. */
  readonly number: number;
  /** The last price traded, in units. */
  last: number;
  /** The last price before this batch, and the lowest and highest of it. */
  opening: number;
  low: number;
  high: number;
  /** Whether it was halted before the batch and is halted after it. */
  halted = false;
  readonly bids = new Queue('highest', 'price');
  readonly asks = new Queue('lowest', 'price');
  readonly rises = new Queue('lowest', 'stop');
  readonly falls = new Queue('highest', 'stop');

  constructor(number: number, terms: Market) {
    this.number = number;
    this.terms = terms;
    this.last = Number(terms.referencePrice);
    this.opening = this.last;
    this.low = this.last;
    this.high = this.last;
  }

  begin(): void {
    this.opening = this.last;
    this.low = this.last;
    this.high = this.last;
  }

  follow(price: number): void {
    this.last = price;
    if (price < this.low) this.low = price;
    if (price > this.high) this.high = price;
  }

  /** Whether the last price went past this one within the batch. */
  spans(price: number): boolean {
    return price > this.low && price < this.high;
  }

  /** The band round a price: how far an order's price may be. */
  widthAt(price: number): number {
    return Number((BigInt(price) * this.terms.priceBand) / ONE);
  }

  isWithin(price: number, round: number): boolean {
    return Math.abs(price - round) <= this.widthAt(round);
  }

  /** Who rests on the other side. */
  against(buys: boolean): Queue {
    return buys ? this.asks : this.bids;
  }

  rest(order: RestingOrder): void {
    (order.buys ? this.bids : this.asks).add(order);
  }

  /** It waits on the side of the last price that its stop price is on. */
  wait(order: RestingOrder): void {
    (order.stop > this.last ? this.rises : this.falls).add(order);
  }

  /** Stop orders that a sweep between these prices reaches: those it rose to first, nearest first. They leave. */
  reached(low: number, high: number): RestingOrder[] {
    const reached: RestingOrder[] = [];
    for (let rises = this.rises.first; rises && rises.stop <= high; rises = this.rises.first) {
      this.rises.remove(rises);
      reached.push(rises);
    }
    for (let falls = this.falls.first; falls && falls.stop >= low; falls = this.falls.first) {
      this.falls.remove(falls);
      reached.push(falls);
    }
    return reached;
  }

  /** A stop order that waits for a price which the last one has reached. */
  get pending(): RestingOrder | undefined {
    const rises = this.rises.first;
    if (rises && rises.stop <= this.last) return rises;
    const falls = this.falls.first;
    return falls && falls.stop >= this.last ? falls : undefined;
  }
}

/** What a market must be like after a batch. */
export function validateBoard({ terms, bids, asks, last, pending }: Board): void {
  if (Number(terms.referencePrice) !== last) wrong(`the last price of ${terms.symbol} is ${last}, not its reference`);
  if (bids.first && asks.first && bids.first.price >= asks.first.price) {
    wrong(`I14 ${terms.symbol} is crossed by ${bids.first.id} and ${asks.first.id}`);
  }
  if (pending) wrong(`I14 stop order ${pending.id} sleeps through ${last}`);
}
