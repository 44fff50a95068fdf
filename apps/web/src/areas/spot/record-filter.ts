import { type Side, sides } from '@quay/contract';
import {
  type Fill,
  type Order,
  type OrderStatus,
  type OrderType,
  orderStatuses,
  orderTypes,
} from '@quay/contract/spot';
import { type Cause, causes } from '@quay/contract/wallet';
import { EVERY_MARKET } from '../../paths.ts';

/** The kinds of records that there are to look at. */
export const recordKinds = ['orders', 'fills', 'ledger'] as const;
export type RecordKind = (typeof recordKinds)[number];

export type FinishedStatus = Exclude<OrderStatus, 'open' | 'waiting'>;
export const finishedStatuses = orderStatuses.filter(
  (status): status is FinishedStatus => status !== 'open' && status !== 'waiting',
);

/** What is to be shown. What is not said is not filtered by; each kind of record reads what it has. */
export type RecordFilter = {
  readonly symbol?: string;
  readonly side?: Side;
  readonly type?: OrderType;
  readonly status?: FinishedStatus;
  /** Of the ledger, which knows coins instead of markets. */
  readonly coin?: string;
  readonly cause?: Cause;
  /** Days of the user's calendar as `2026-11-21`, both included. */
  readonly from?: string;
  readonly to?: string;
};

/** What each kind of record can be filtered by, in the order in which it is asked. */
export const filtersOf = {
  orders: ['symbol', 'side', 'type', 'status', 'from', 'to'],
  fills: ['symbol', 'side', 'from', 'to'],
  ledger: ['coin', 'cause', 'from', 'to'],
} as const satisfies Record<RecordKind, readonly (keyof RecordFilter)[]>;

/* ---- the address ---- */

const among = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);
const SYMBOL = /^[A-Z0-9]{1,16}$/;

/** Reads the address. What it says wrongly, as an old or a mistyped link may, counts as not said. */
export function filterOf(market: string, search: URLSearchParams): RecordFilter {
  const day = (name: string) => {
    const given = search.get(name) ?? '';
    return startOf(given) === undefined ? undefined : given;
  };
  const coin = search.get('coin') ?? '';
  return said({
    symbol: market === EVERY_MARKET || !SYMBOL.test(market) ? undefined : market,
    side: among(sides, search.get('side')),
    type: among(orderTypes, search.get('type')),
    status: among(finishedStatuses, search.get('status')),
    coin: SYMBOL.test(coin) ? coin : undefined,
    cause: among(causes, search.get('cause')),
    from: day('from'),
    to: day('to'),
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

/* ---- days ---- */

const two = (part: number) => String(part).padStart(2, '0');
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** The day that many days before the one of a moment, in the calendar of the device. */
export function daysBefore(days: number, now: number): string {
  const at = new Date(now);
  return dayOf(new Date(at.getFullYear(), at.getMonth(), at.getDate() - days));
}

/** When a day begins on the device, some days later; nothing for what is no day. */
export function startOf(day: string, daysLater = 0): number | undefined {
  const [, year, month, date] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(day) ?? [];
  if (!year) return undefined;
  const first = new Date(Number(year), Number(month) - 1, Number(date));
  if (dayOf(first) !== day || first.getTime() < 0) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).getTime();
}

/** Moments on the wire: from the first moment of the first day to the first one after the last day. */
function period({ from, to }: RecordFilter): { from?: string; to?: string } {
  const begins = from === undefined ? undefined : startOf(from);
  const ends = to === undefined ? undefined : startOf(to, 1);
  return {
    ...(begins !== undefined && { from: String(begins) }),
    ...(ends !== undefined && { to: String(ends) }),
  };
}

/* ---- what is asked ---- */

type Period = { readonly from?: string; readonly to?: string };
export type OrdersAsked = Period & Pick<RecordFilter, 'symbol' | 'side' | 'type' | 'status'>;
export type FillsAsked = Period & Pick<RecordFilter, 'symbol' | 'side'>;
export type EntriesAsked = Period & { readonly symbol?: string; readonly cause?: Cause };

export function ordersAsked(filter: RecordFilter): OrdersAsked {
  const { symbol, side, type, status } = filter;
  return { ...said({ symbol, side, type, status }), ...period(filter) };
}

export function fillsAsked(filter: RecordFilter): FillsAsked {
  const { symbol, side } = filter;
  return { ...said({ symbol, side }), ...period(filter) };
}

export function entriesAsked(filter: RecordFilter): EntriesAsked {
  const { coin, cause } = filter;
  return { ...(coin && { symbol: coin }), ...(cause && { cause }), ...period(filter) };
}

const within = (at: number, { from, to }: Period) =>
  (from === undefined || at >= Number(from)) && (to === undefined || at < Number(to));

/** Whether a list that asked for this shows the order. */
export function showsOrder(asked: OrdersAsked, order: Order): boolean {
  return (
    (['symbol', 'side', 'type', 'status'] as const).every(
      (name) => asked[name] === undefined || asked[name] === order[name],
    ) && within(order.createdAt, asked)
  );
}

export function showsFill(asked: FillsAsked, fill: Fill): boolean {
  return (
    (['symbol', 'side'] as const).every((name) => asked[name] === undefined || asked[name] === fill[name]) &&
    within(fill.at, asked)
  );
}
