import { type Side, sides } from '@quay/contract';
import { type OrderStatus, type OrderType, orderStatuses, orderTypes } from '@quay/contract/trading';
import { EVERY_MARKET } from '../../paths.ts';
import { type Days, dayIn, momentsOf } from '../../records/days.ts';
import type { Fill, Order } from './order.ts';

/** The kinds of records that there are to look at. */
export const recordKinds = ['orders', 'fills'] as const;
export type RecordKind = (typeof recordKinds)[number];

export type FinishedStatus = Exclude<OrderStatus, 'open' | 'waiting'>;
export const finishedStatuses = orderStatuses.filter(
  (status): status is FinishedStatus => status !== 'open' && status !== 'waiting',
);

/** What is to be shown. What is not said is not filtered by; each kind of record reads what it has. */
export type RecordFilter = Days & {
  readonly symbol?: string;
  readonly side?: Side;
  readonly type?: OrderType;
  readonly status?: FinishedStatus;
};

/** What each kind of record can be filtered by, in the order in which the sheet shows it. */
export const filtersOf = {
  orders: ['symbol', 'side', 'type', 'status', 'from', 'to'],
  fills: ['symbol', 'side', 'from', 'to'],
} as const satisfies Record<RecordKind, readonly (keyof RecordFilter)[]>;

/* ---- the address ---- */

const among = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);
const SYMBOL = /^[A-Z0-9]{1,16}(-[A-Z0-9]{1,8})?$/;

/** Reads the address. What it says wrongly, as an old or a mistyped link may, counts as not said. */
export function filterOf(market: string, search: URLSearchParams): RecordFilter {
  const symbol = market.toUpperCase();
  return said({
    symbol: market === EVERY_MARKET || !SYMBOL.test(symbol) ? undefined : symbol,
    side: among(sides, search.get('side')),
    type: among(orderTypes, search.get('type')),
    status: among(finishedStatuses, search.get('status')),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
  });
}

export const kindOf = (search: URLSearchParams): RecordKind => among(recordKinds, search.get('tab')) ?? 'orders';

/** The query of the address that says this; the market is part of its path. */
export function searchOf(kind: RecordKind, { symbol: _, ...filter }: RecordFilter): Record<string, string> {
  return { ...(kind !== 'orders' && { tab: kind }), ...filter };
}

/** Without what is not said, so that two filters that say the same are the same. */
function said(filter: { readonly [Key in keyof RecordFilter]: RecordFilter[Key] | undefined }): RecordFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** What of a filter holds for one kind of record. */
export function activeIn(kind: RecordKind, filter: RecordFilter): readonly (keyof RecordFilter)[] {
  return filtersOf[kind].filter((name) => filter[name] !== undefined);
}

export function without(filter: RecordFilter, names: readonly (keyof RecordFilter)[]): RecordFilter {
  return said({ ...filter, ...Object.fromEntries(names.map((name) => [name, undefined])) });
}

/* ---- what the server is asked ---- */

export type OrdersParams = Days & Pick<RecordFilter, 'symbol' | 'side' | 'type' | 'status'>;
export type FillsParams = Days & Pick<RecordFilter, 'symbol' | 'side'>;

export function ordersParams(filter: RecordFilter): OrdersParams {
  const { symbol, side, type, status } = filter;
  return { ...said({ symbol, side, type, status }), ...momentsOf(filter) };
}

export function fillsParams(filter: RecordFilter): FillsParams {
  const { symbol, side } = filter;
  return { ...said({ symbol, side }), ...momentsOf(filter) };
}

const within = (at: number, { from, to }: Days) =>
  (from === undefined || at >= Number(from)) && (to === undefined || at < Number(to));

/** Whether a list of these params shows the order. */
export function showsOrder(params: OrdersParams, order: Order): boolean {
  return (
    (['symbol', 'side', 'type', 'status'] as const).every(
      (name) => params[name] === undefined || params[name] === order[name],
    ) && within(order.createdAt, params)
  );
}

export function showsFill(params: FillsParams, fill: Fill): boolean {
  return (
    (['symbol', 'side'] as const).every((name) => params[name] === undefined || params[name] === fill[name]) &&
    within(fill.at, params)
  );
}
