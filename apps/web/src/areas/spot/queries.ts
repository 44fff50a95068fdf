import { withdrawEnable } from '@quay/contract/identity';
import {
  type AmendOrder,
  amendOrder,
  cancelAll,
  cancelOrder,
  feeRates,
  fills,
  openOrders,
  orderDetail,
  orderHistory,
  type PlaceOrder,
  placeOrder,
} from '@quay/contract/spot';
import { exchangeNow } from '@quay/web-kit/request';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';
import { useSession } from '../../shell/session.ts';
import { orderQueries } from '../../trading/orders/order-queries.ts';

export const {
  openOrdersQuery,
  orderHistoryQuery,
  fillsQuery,
  orderDetailQuery,
  takeOrders,
  takeFills,
  useOrderPushes: useSpotPushes,
} = orderQueries('spot', {
  openOrders: (signal) => ask(openOrders, {}, { signal }),
  orderHistory: (params, signal) => ask(orderHistory, params, { signal }),
  fills: (params, signal) => ask(fills, params, { signal }),
  orderDetail: (orderId, signal) => ask(orderDetail, { orderId }, { signal }),
  channels: { orders: 'orders', fills: 'fills' },
});

/** The user's fee tier and all tiers; nothing for a guest. */
export function useFeeRates() {
  const loggedIn = useSession((session) => session.token !== null);
  return useQuery({
    queryKey: ['fee-rates', 'spot'],
    // A tier changes once a day; the volume of today moves with each fill, and is only read in its sheet.
    staleTime: 60_000,
    queryFn: ({ signal }) => ask(feeRates, {}, { signal }),
    enabled: loggedIn,
  });
}

const HOUR_MS = 60 * 60_000;

/** For how many hours orders far from the last price wait after a change of the user's security; nothing where none do. */
export function useHeldHours(wanted: boolean): number | undefined {
  const until = useQuery({
    queryKey: ['spot', 'held'],
    staleTime: 15_000,
    queryFn: ({ signal }) => ask(withdrawEnable, {}, { signal, quiet: true }),
    // Wrong fund passwords keep withdrawals back, and no order.
    select: ({ holds }) => holds.find(({ reason }) => reason !== 'fund-password-wrong')?.until,
    enabled: wanted,
  }).data;
  const left = until === undefined ? 0 : until - exchangeNow();
  return left > 0 ? Math.ceil(left / HOUR_MS) : undefined;
}

export function usePlaceOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: PlaceOrder) => ask(placeOrder, order, { quiet: true }),
    onSuccess: (order) => takeOrders(client, [order]),
  });
}

export function useAmendOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: AmendOrder) => ask(amendOrder, change, { quiet: true }),
    onSuccess: (order) => takeOrders(client, [order]),
    // It may have traded meanwhile, or be gone already: show what is so.
    onError: () => client.invalidateQueries({ queryKey: ['spot'] }),
  });
}

export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (orderId: number) => ask(cancelOrder, { orderId }),
    onSuccess: (order) => takeOrders(client, [order]),
    // It may have been filled meanwhile, or be gone already: show what is so.
    onError: () => client.invalidateQueries({ queryKey: ['spot'] }),
  });
}

export function useCancelAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (symbol: string | undefined) => ask(cancelAll, { symbol }),
    onSettled: () => client.invalidateQueries({ queryKey: ['spot'] }),
  });
}
