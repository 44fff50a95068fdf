import type { OrderRefusals, Product } from '@quay/contract/trading';
import type { Book } from '@quay/contract/wallet';
import type { TradingTables } from './tables.ts';

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
};
