import { type C2cOrder, type C2cOrderChange, type C2cOrderRow, type C2cPush, underWay } from '@quay/contract/c2c';
import { askAgain } from '@quay/web-kit/request';
import { type InfiniteData, matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { orderQuery } from './order-detail.ts';
import { merchantStates, type OrdersFilter } from './orders.ts';

type Change = C2cPush['data'];
type Rows = readonly C2cOrderRow[] | InfiniteData<C2cOrderRow[]>;

/** What a screen receives more than once, since several of its parts subscribe, is shown once. */
const shown = new WeakSet<Change>();

/** Shows what a push says of an order, and asks anew for what it does not say. */
export function showChange(client: QueryClient, change: Change): void {
  if (shown.has(change)) return;
  shown.add(change);
  const { orderId, what, order, events = [] } = change;
  if (what !== 'order' || !order) {
    askFor(client, orderId, ['order', 'chat', 'orders', 'me', 'ads']);
    return;
  }
  const known = client.getQueryData(orderQuery(orderId).queryKey);
  const isKnown = known?.head === order.head;
  if (!isKnown && known) {
    const next = withChange(known, order, events);
    if (next) client.setQueryData(orderQuery(orderId).queryKey, next);
    else askFor(client, orderId, ['order']);
  }
  showInLists(client, orderId, order);
  const isOver = !underWay.includes(order.state);
  const others: readonly Family[] = isOver ? ['me', 'ads', 'statistics', 'methods'] : ['me'];
  // The answer to the user's own act has said the rest already.
  askFor(client, orderId, isKnown ? ['chat'] : ['chat', ...others]);
}

/** An act answers with the order as it is then; the lists show it, and what else it changed is asked for anew. */
export function showOrder(client: QueryClient, order: C2cOrder): void {
  client.setQueryData(orderQuery(order.orderId).queryKey, order);
  showInLists(client, order.orderId, order);
  askFor(client, order.orderId, ['chat', 'me', 'statistics']);
}

/** The order after a change; nothing where events between are missing. */
export function withChange(
  order: C2cOrder,
  change: C2cOrderChange,
  events: NonNullable<Change['events']>,
): C2cOrder | undefined {
  const last = order.timeline.at(-1)?.number ?? 0;
  const fresh = events.filter(({ number }) => number > last);
  if (fresh.some(({ number }, at) => number !== last + at + 1)) return undefined;
  const isOver = !underWay.includes(change.state);
  return {
    ...order,
    ...change,
    ...(isOver && { payTo: null, releaseHeldUntil: null, sellerFrozen: false }),
    timeline: [...order.timeline, ...fresh],
  };
}

type Family = 'order' | 'orders' | 'chat' | 'me' | 'ads' | 'statistics' | 'methods';

/** Asks for families of answers anew; of one order where they are of one. */
function askFor(client: QueryClient, orderId: number, families: readonly Family[]): void {
  void askAgain(client, {
    predicate: ({ queryKey: [area, family, of] }) =>
      area === 'c2c' &&
      families.includes(family as Family) &&
      ((family !== 'order' && family !== 'chat') || of === orderId),
  });
}

/** Changes an order where it is listed. A list that gains or loses it is asked for anew. */
function showInLists(client: QueryClient, orderId: number, change: C2cOrderChange): void {
  const lists = client.getQueryCache().findAll({ queryKey: ['c2c', 'orders'] }) as Query<unknown, Error, Rows>[];
  const moved = lists.filter(({ queryKey, state: { data } }) => {
    if (data === undefined) return true;
    const row = rowsOf(data).find((one) => one.orderId === orderId);
    if (!row) return isListed(queryKey, change) === 'surely';
    client.setQueryData<Rows>(
      queryKey,
      mapped(data, (one) => (one === row ? rowWith(row, change) : one)),
    );
    return isListed(queryKey, change) === 'no';
  });
  if (moved.length === 0) return;
  void askAgain(client, {
    predicate: (query) => moved.some(({ queryKey }) => matchQuery({ queryKey, exact: true }, query)),
  });
}

const rowsOf = (data: Rows): readonly C2cOrderRow[] => ('pages' in data ? data.pages.flat() : data);

function mapped(data: Rows, change: (row: C2cOrderRow) => C2cOrderRow): Rows {
  return 'pages' in data ? { ...data, pages: data.pages.map((page) => page.map(change)) } : data.map(change);
}

const rowWith = (
  row: C2cOrderRow,
  { cancelReason, faultUntil, escalatesAt, appealUntil, head, ...change }: C2cOrderChange,
) => ({
  ...row,
  ...change,
});

/** Whether a list has an order that is now so. One that is not in a long list may be further behind. */
export function isListed([, , filter]: QueryKey, { state, waitsForMe }: C2cOrderChange): 'surely' | 'maybe' | 'no' {
  if (filter === 'waiting') return waitsForMe ? 'surely' : 'no';
  if (filter === 'desk') return waitsForMe || merchantStates.includes(state) ? 'surely' : 'no';
  if (typeof filter !== 'object') return 'maybe';
  const { states } = filter as OrdersFilter;
  if (states === undefined || states.length === 0) return 'maybe';
  return states.includes(state) ? 'surely' : 'no';
}
