import { perpetual } from '@quay/contract/perpetual/rules';
import { amount, type RowOf } from '../../engine/columns.ts';
import type { TradingProduct } from '../../trading/product.ts';
import { type Order, type Trade, tradingTables } from '../../trading/tables.ts';
import { ownColumns, ownOrderColumns } from './order-terms.ts';

/** Columns of a trade behind those that all products share; in the asset that the contract settles in. */
const ownTradeColumns = {
  /** Profit of what the trade closed for either side, below zero a loss. */
  buyProfit: amount,
  sellProfit: amount,
  /** The part of a loss that its owner could not pay. */
  buyShortfall: amount,
  sellShortfall: amount,
};

/** Rows of this product with the columns behind those of every product. */
export type ContractOrder = Order & RowOf<typeof ownOrderColumns>;
export type ContractTrade = Trade & RowOf<typeof ownTradeColumns>;

export const perpetualProduct: TradingProduct = {
  name: 'perpetual',
  book: 'contract',
  refusals: perpetual,
  tables: tradingTables(
    { product: 'perpetual', orders: 100, trades: 101, clientOrders: 102, volumes: 103, tiers: 104, levels: 105 },
    { orders: ownOrderColumns, trades: ownTradeColumns },
  ),
  orderIds: 'perpetual-order',
  tierDay: 'perpetual-tier-day',
  stopsFollow: 'mark',
  own: ownColumns,
};
