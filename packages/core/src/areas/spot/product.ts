import { spot } from '@quay/contract/spot/rules';
import type { TradingProduct } from '../../trading/product.ts';
import { tradingTables } from '../../trading/tables.ts';

const tables = tradingTables({
  product: 'spot',
  orders: 20,
  trades: 21,
  clientOrders: 22,
  volumes: 23,
  tiers: 24,
  levels: 25,
});

export const spotProduct: TradingProduct = {
  name: 'spot',
  book: 'spot',
  refusals: spot,
  tables,
  orderIds: 'order',
  tierDay: 'tier-day',
  stopsFollow: 'last',
};

export const {
  orders: ordersTable,
  trades: tradesTable,
  clientOrders: clientOrdersTable,
  volumes: volumesTable,
  tiers: tiersTable,
  levels: levelsTable,
} = tables;
