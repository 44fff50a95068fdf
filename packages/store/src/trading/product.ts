import type { Product } from '@quay/contract/trading';
import type { Book } from '@quay/contract/wallet';
import type { Order, Table, Tier, Trade, Volume } from '@quay/core';

/** The two assets of an instrument, as its listing names them. */
export type Listing = { readonly symbol: string; readonly base: string; readonly quote: string };

/** What an account gains or loses by a trade. */
export type Leg = { readonly owner: number; readonly asset: string; readonly amount: bigint };

/** A product that trades, as the store reads it: whose tables, and which lines of the ledger its trades stand for. */
export type StoredProduct = {
  readonly name: Product;
  /** The book of accounts that its trades move. */
  readonly book: Book;
  /** Others that those of some of its instruments move. */
  readonly otherBooks?: readonly Book[];
  /** Where its instruments are listed, with `symbol`, `base` and `quote`. */
  readonly listings: Table;
  readonly trades: Table<Trade>;
  /** Which asset of an instrument everybody who traded it has an account of, in the product's book. */
  readonly accountOf: 'base' | 'quote';
  /**
   * The lines of the ledger that a row `trade` of its trades stands for, in SQL: a lateral relation `line` with the
   * columns of an entry. `base` and `quote` of the instrument are in scope.
   */
  readonly lines: string;
  /** What the same lines come to, by account. */
  legsOf(trade: Trade, listing: Listing): readonly Leg[];
};

/** How far the number of a line can be from that of its trade: a trade takes six numbers. */
export const LAST_LINE = 5;

/** The tables of every product, as Kysely knows them. */
export type TradingTables = { [Of in Product as `${Of}Orders`]: Order } & {
  [Of in Product as `${Of}Trades`]: Trade;
} & { [Of in Product as `${Of}Volumes`]: Volume } & { [Of in Product as `${Of}Tiers`]: Tier };

/** The names of a product's tables, as Kysely knows them. */
export const tablesOf = (product: Product) =>
  ({
    orders: `${product}Orders`,
    trades: `${product}Trades`,
    volumes: `${product}Volumes`,
    tiers: `${product}Tiers`,
  }) as const;
