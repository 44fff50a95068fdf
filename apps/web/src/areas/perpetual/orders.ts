import { perpetual, perpetualOrderTypes } from '@quay/contract/perpetual';
import { notional } from '@quay/core/margin';
import { units } from '@quay/money';
import { useMoments } from '@quay/web-kit/format';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { coinOf, contractNames } from '../../trading/market/contract-markets.ts';
import { useContracts } from '../../trading/market/queries/contracts.ts';
import { noLinks } from '../../trading/orders/linked-orders.ts';
import type { Order } from '../../trading/orders/order.ts';
import type { OrderWords, ProductOrders } from '../../trading/orders/product-orders.ts';
import { tradingWords } from '../../trading/words/index.ts';
import { usePerpetual } from './account.ts';
import { useAmendOrder } from './acts/amend-order.ts';
import { useCancelAll } from './acts/cancel-all.ts';
import { useCancelOrder } from './acts/cancel-order.ts';
import { amendFacts } from './forms/amend-order.form.ts';
import { CancelOrder } from './forms/cancel-order.tsx';
import { ticketFactsOf } from './forms/ticket-facts.ts';
import { OrderLines } from './parts/order-lines.tsx';
import { fillsFile } from './queries/fills-export.ts';
import {
  asContractFill,
  asContractOrder,
  fillsQuery,
  openOrdersQuery,
  orderDetailQuery,
  orderHistoryQuery,
  usePerpetualPushes,
} from './queries/order-lists.ts';
import { perpetualWords } from './words/index.ts';

function useOrderWords(): OrderWords {
  const words = perpetualWords.useWords();
  const { side } = tradingWords.useWords();
  return {
    cancelled: words.cancelled,
    side: (one) => ('intent' in one ? words.intent[asContractOrder(one as never).intent] : side[one.side]),
    traded: () => words.tradedWorth,
    brought(fill, figures) {
      const { symbol, expiry, profit, feeCoin } = asContractFill(fill);
      const result = `${figures.signed(profit, feeCoin === 'USDT' ? 2 : 8)}\u00a0${feeCoin}`;
      const said = [expiry === null ? '' : symbol, units(profit) === 0n ? '' : words.realisedBy(result)];
      // One coin has several contracts with an end: a fill of one says which.
      return said.filter(Boolean).join(' · ') || null;
    },
  };
}

/** All contracts as markets. */
function useMarkets() {
  const contracts = useContracts();
  const words = perpetualWords.useWords();
  const moments = useMoments();
  return useMemo(
    () =>
      contracts.map((one) => {
        const { quote, maxLeverage, term, expiry } = one;
        const isDated = term !== null && expiry !== null;
        const until = isDated && words.datedUntil(words.term[term], quote, moments.short(expiry));
        return coinOf(one, until || words.margined(quote, `${maxLeverage}×`));
      }),
    [contracts, words, moments],
  );
}

/** What an order of a contract would be amended by; null while it is not known. */
function useAmendFacts(order: Order) {
  const now = usePerpetual(order.symbol);
  const contract = now.contracts.find(({ symbol }) => symbol === order.symbol);
  const here = now.orders?.filter(({ symbol }) => symbol === order.symbol) ?? [];
  return contract ? amendFacts(asContractOrder(order), ticketFactsOf(contract, now), here) : null;
}

/** Orders of contracts, for the screens that every product shares. */
export const perpetualOrders: ProductOrders = {
  product: 'perpetual',
  book: 'contract',
  refusals: perpetual,
  types: perpetualOrderTypes,
  stopsFollow: 'mark',
  sums: {
    held: (order) => ({ amount: units(asContractOrder(order).held), coin: order.feeCoin }),
    worth: (coin, quantity, price) =>
      price === 0n ? 0n : notional(coin && coin.base === 'USD' ? 'inverse' : 'linear', quantity, price, 'down'),
    returned: () => null,
    arrived: () => null,
  },
  queries: { openOrdersQuery, orderHistoryQuery, fillsQuery, orderDetailQuery, useOrderPushes: usePerpetualPushes },
  useWords: useOrderWords,
  useLinks: () => noLinks,
  amending: {
    useAmendOrder,
    heldAt: (order) => ({ amount: units(asContractOrder(order).held), coin: order.feeCoin }),
    useFacts: useAmendFacts,
  },
  useCancelOrder,
  useCancelAll,
  fillsFile,
  href: ({ orderId }) => paths.perpetualOrder(String(orderId)),
  marketHref: paths.contract,
  recordsHref: paths.perpetualRecord,
  useMarkets,
  ...contractNames,
  Lines: OrderLines,
  Cancel: CancelOrder,
};
