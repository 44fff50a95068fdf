import type { RequestOf } from '@quay/contract';
import { orderLinks } from '@quay/contract/spot';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { useSession } from '../../../shell/session.ts';
import type { LinkedOrders, OrderLink } from '../../../trading/orders/linked-orders.ts';
import { openOrdersQuery } from './order-lists.ts';

const fetchOrderLinks = (request: RequestOf<typeof orderLinks>, signal: AbortSignal) =>
  ask(orderLinks, request, { signal });

/** What is linked to one order, in the state that the order is in. */
export const orderLinksQuery = (orderId: number, status: string) =>
  queryOptions({
    queryKey: ['spot', 'order-links', orderId, status],
    queryFn: ({ signal }) => fetchOrderLinks({ orderId: String(orderId) }, signal),
  });

const none: LinkedOrders = new Map();

/** The open orders that are linked, asked for again when orders come or go. */
export function useLinkedOrders(): LinkedOrders {
  const real = useSession(({ token, demo }) => token !== null && !demo);
  const open = useQuery({ ...openOrdersQuery, enabled: real }).data;
  const links = useQuery({
    queryKey: ['spot', 'order-links', 'open', open?.[0]?.orderId, open?.length],
    queryFn: ({ signal }) => fetchOrderLinks({}, signal),
    enabled: real && open !== undefined && open.length > 0,
    placeholderData: keepPreviousData,
    select: linkedOrders,
  });
  return links.data ?? none;
}

function linkedOrders({ ocoPairs, brackets }: Awaited<ReturnType<typeof fetchOrderLinks>>): LinkedOrders {
  return new Map<number, OrderLink>([
    ...ocoPairs.flatMap(({ limitOrderId, stopOrderId }) => [
      [limitOrderId, { kind: 'pair', other: stopOrderId }] as const,
      [stopOrderId, { kind: 'pair', other: limitOrderId }] as const,
    ]),
    ...brackets.map(({ orderId, takeProfit, stopLoss }) => [orderId, { kind: 'exits', takeProfit, stopLoss }] as const),
  ]);
}
