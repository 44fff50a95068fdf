import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { useContracts } from '../../trading/market/queries/contracts.ts';
import type { ProductOrders } from '../../trading/orders/product-orders.ts';
import { perpetualOrders } from './orders.ts';
import { datedLists } from './queries/dated-lists.ts';
import { fillsFile } from './queries/fills-export.ts';

/** The dated contracts as markets. */
function useDatedMarkets() {
  const markets = perpetualOrders.useMarkets();
  const contracts = useContracts();
  return useMemo(
    () => markets.filter((one) => contracts.some(({ symbol, expiry }) => symbol === one.symbol && expiry !== null)),
    [markets, contracts],
  );
}

const { openOrdersQuery, orderHistoryQuery, fillsQuery, orderDetailQuery, useOrderPushes } = datedLists;

/** Orders of dated contracts, for the page of their records. */
export const datedOrders: ProductOrders = {
  ...perpetualOrders,
  book: 'delivery',
  queries: { openOrdersQuery, orderHistoryQuery, fillsQuery, orderDetailQuery, useOrderPushes },
  fillsFile: { name: fillsFile.name, fetch: (params) => fillsFile.fetch({ ...params, book: 'delivery' }) },
  recordsHref: paths.deliveryRecord,
  useMarkets: useDatedMarkets,
};
