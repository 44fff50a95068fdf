import type { ClosedPosition, Fill, FundingPaymentLine } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { mergedPages, type Source } from '../../records/merged-pages.ts';
import { fundingPaymentsQuery } from './queries/funding-payments.ts';
import {
  asContractFill,
  asContractOrder,
  type ContractOrder,
  fillsQuery,
  openOrdersQuery,
  orderHistoryQuery,
  usePerpetualPushes,
} from './queries/order-lists.ts';
import { realisedQuery } from './queries/realised.ts';

/** Anything that happened to somebody in contracts, with when it did. */
export type Happened =
  | { readonly kind: 'order'; readonly at: number; readonly id: number; readonly of: ContractOrder }
  | { readonly kind: 'fill'; readonly at: number; readonly id: number; readonly of: Fill }
  | { readonly kind: 'funding'; readonly at: number; readonly id: number; readonly of: FundingPaymentLine }
  | { readonly kind: 'result'; readonly at: number; readonly id: number; readonly of: ClosedPosition };

const kinds: readonly Happened['kind'][] = ['order', 'fill', 'funding', 'result'];

/** A number for each row: ids of several kinds are counted apart. */
export const numberOf = ({ kind, id }: Pick<Happened, 'kind' | 'id'>): number =>
  id * kinds.length + kinds.indexOf(kind);

/** What a row is called in an address. */
export const nameOf = ({ kind, id }: Pick<Happened, 'kind' | 'id'>): string => `${kind}-${id}`;

/** What an account gained by a row by itself: fills and funding are parts of results, and are not summed beside them. */
export function netOf(row: Happened): bigint | undefined {
  if (row.kind === 'fill') return units(row.of.profit) + units(row.of.shortfall) - units(row.of.fee);
  if (row.kind === 'funding') return units(row.of.amount) + units(row.of.shortfall);
  return row.kind === 'result' ? units(row.of.net) : undefined;
}

const asOrder = (of: ContractOrder): Happened => ({ kind: 'order', at: of.createdAt, id: of.orderId, of });
const asFill = (of: Fill): Happened => ({ kind: 'fill', at: of.at, id: of.tradeId, of });
const asFunding = (of: FundingPaymentLine): Happened => ({ kind: 'funding', at: of.at, id: of.payment, of });
const asResult = (of: ClosedPosition): Happened => ({ kind: 'result', at: of.closedAt, id: of.trade, of });

/** Orders, fills, funding and results of all contracts as one list, in the form in which endless lists take their pages. */
export function useHappened() {
  usePerpetualPushes();
  const open = useQuery(openOrdersQuery);
  const orders = useInfiniteQuery(orderHistoryQuery());
  const fills = useInfiniteQuery(fillsQuery());
  const payments = useInfiniteQuery(fundingPaymentsQuery);
  const results = useInfiniteQuery(realisedQuery);
  const endless = [orders, fills, payments, results];
  const all = [open, ...endless];
  const rowsOf = <Row>(of: { data?: { pages: Row[][] } | undefined }, as: (row: Row) => Happened) =>
    (of.data?.pages.flat() ?? []).map(as);
  const ended = new Set(orders.data?.pages.flat().map(({ orderId }) => orderId));
  const waiting = (open.data ?? [])
    .filter(({ orderId }) => !ended.has(orderId))
    .map((order) => asOrder(asContractOrder(order)));
  const sources: readonly Source<Happened>[] = [
    { rows: rowsOf(orders, (order) => asOrder(asContractOrder(order))), hasMore: orders.hasNextPage },
    { rows: rowsOf(fills, (fill) => asFill(asContractFill(fill))), hasMore: fills.hasNextPage },
    { rows: rowsOf(payments, asFunding), hasMore: payments.hasNextPage },
    { rows: rowsOf(results, asResult), hasMore: results.hasNextPage },
    { rows: waiting, hasMore: false },
  ];
  const { rows, next } = mergedPages(sources, ({ at }) => at);
  const isThere = all.every(({ data }) => data !== undefined);
  const following = next.map((n) => endless[n]!);
  return {
    data: isThere ? { pages: [[...rows]] } : undefined,
    isError: all.some(({ data, isError }) => data === undefined && isError),
    isFetching: all.some(({ isFetching }) => isFetching),
    hasNextPage: isThere && following.length > 0,
    isFetchNextPageError: following.some(({ isFetchNextPageError }) => isFetchNextPageError),
    fetchNextPage: () => Promise.all(following.map((one) => one.fetchNextPage())),
    refetch: () => Promise.all(all.filter(({ data }) => data === undefined).map((one) => one.refetch())),
  };
}
