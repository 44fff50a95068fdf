import { orderTypes, spot } from '@quay/contract/spot';
import { multiply } from '@quay/money';
import { paths } from '../../paths.ts';
import { useCoins } from '../../shell/queries/coin-list.ts';
import { useSession } from '../../shell/session.ts';
import { coinPairs } from '../../trading/market/product-markets.ts';
import type { OrderWords, ProductOrders } from '../../trading/orders/product-orders.ts';
import { tradingWords } from '../../trading/words/index.ts';
import { useAmendOrder } from './acts/amend-order.ts';
import { useCancelAll } from './acts/cancel-all.ts';
import { useCancelOrder } from './acts/cancel-order.ts';
import { arrived, heldAt, heldBy, returned } from './figures.ts';
import { CancelOrder } from './forms/cancel-order.tsx';
import { OrderLinks } from './forms/order-links.tsx';
import { fillsFile } from './queries/fills-export.ts';
import { useLinkedOrders } from './queries/order-links.ts';
import {
  fillsQuery,
  openOrdersQuery,
  orderDetailQuery,
  orderHistoryQuery,
  useSpotPushes,
} from './queries/order-lists.ts';
import { spotWords } from './words/index.ts';

function useOrderWords(): OrderWords {
  const { cancelled } = spotWords.useWords();
  const { side, paid } = tradingWords.useWords();
  return { cancelled, side: (one) => side[one.side], traded: (order) => paid[order.side] };
}

/** Orders of spot, for the screens that every product shares. */
export const spotOrders: ProductOrders = {
  product: 'spot',
  book: 'spot',
  refusals: spot,
  types: orderTypes,
  sums: { held: heldBy, worth: (_, quantity, price) => multiply(price, quantity, 'down'), returned, arrived },
  queries: { openOrdersQuery, orderHistoryQuery, fillsQuery, orderDetailQuery, useOrderPushes: useSpotPushes },
  useWords: useOrderWords,
  amending: { useAmendOrder, heldAt, useFacts: () => undefined },
  useLinks: useLinkedOrders,
  Links: OrderLinks,
  repeats: true,
  useCancelOrder,
  useCancelAll,
  fillsFile,
  href: ({ orderId }) => paths.tradeDetail(String(orderId)),
  marketHref: paths.trade,
  recordsHref: paths.tradeRecord,
  useMarkets: useCoins,
  ...coinPairs,
  Cancel: CancelOrder,
};

/** What of them the demo has: the same calls, answered by its own books. */
const { amending: _, ...demoOrders } = spotOrders;

/** Orders of spot as the session has them. */
export const useSpotOrders = (): ProductOrders => useSession((session) => (session.demo ? demoOrders : spotOrders));
