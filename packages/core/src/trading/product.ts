import type { OrderRefusals, Product } from '@quay/contract/trading/rules';
import type { Book } from '@quay/contract/wallet/rules';
import type { Writer } from '../engine/bytes.ts';
import type { Instrument } from './instrument.ts';
import type { Orders } from './orders.ts';
import type { TradingTables } from './tables.ts';

/** What a product says of an order besides what all do: three integers of its record. */
export type OwnTerms = readonly [number, number, number];

/** How they stand in a row, in columns of the product's own behind the shared ones. */
export interface OwnColumns {
  write(to: Writer, orders: Orders, slot: number): void;
  read(row: object, instrument: Instrument): OwnTerms;
}

/** What a product that trades says of itself: everything by which the shared code names what belongs to it. */
export type TradingProduct = {
  readonly name: Product;
  /** The book of the ledger that its orders are paid from and into. */
  readonly book: Book;
  readonly refusals: OrderRefusals;
  readonly tables: TradingTables;
  /** The sequences that number its orders, and that know the day its fee tiers were set for. */
  readonly orderIds: string;
  readonly tierDay: string;
  /**
   * The price that triggers its stop orders. The last one triggers them as trades move it, either way; the mark does as the
   * product says ({@link MatchLoop.fire}), and one that buys waits for a rise, one that sells for a fall.
   */
  readonly stopsFollow: 'last' | 'mark';
  /** What its orders say besides; nothing where they say no more. */
  readonly own?: OwnColumns;
};
