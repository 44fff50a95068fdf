import type { Parts } from '@quay/money';
import type { Attached } from './attached.ts';
import type { Instrument } from './instrument.ts';

/**
 * What a product does with the money of its orders: the seam between the match loop, which is the same for all products,
 * and one of them. One object for the core's life, so that the calls below stay direct; an order is named by its slot.
 * What an order must hold is said by the product's {@link Holdings}.
 */
export interface Settlement {
  /** What hangs on its orders; nothing where nothing can. */
  readonly attached?: Attached | undefined;
  /** An order that holds so much begins to trade. Until it rests or ends, all fills are its. */
  begin(slot: number, held: Parts): void;
  /** A stop order was triggered and begins to trade with what it holds. */
  resume(slot: number): void;
  /**
   * The order that trades met `maker` at the maker's price: moves money and fees, counts both orders as filled by so much
   * and writes the trade.
   */
  fill(instrument: Instrument, taker: number, maker: number, ticks: number, lots: number, at: number): void;
  /** What is left of the order that traded rests: it keeps what that may cost, and gives back the rest. */
  rest(slot: number): void;
  /** The order that traded is over: gives back all that is left. */
  end(slot: number): void;
  /** An order that rested or waited is over before it was filled: gives back what it holds. */
  release(slot: number): void;
}
