import { type C2cOrderRow, type C2cOrderState, myAds, orders, statistics } from '@quay/contract/c2c';
import {
  type BusinessDeposit,
  type BusinessStatus,
  businessDeposits,
  businessStatus,
} from '@quay/contract/verification';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { quietly } from '../../../request/quietly.ts';
import { mergedOrders } from '../merchant/waiting.ts';
import { pollMs } from './orders.ts';

/** What still wants something of one of the two. */
export const atDesk: C2cOrderState[] = ['unpaid', 'paid', 'appealed', 'disputed'];
const PAGE = 100;
/** Nobody works off more at once; what is further behind comes up by itself. */
const PAGES_MAX = 10;

async function openOrders(signal: AbortSignal): Promise<C2cOrderRow[]> {
  const open: C2cOrderRow[] = [];
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const before = open.at(-1)?.orderId;
    const asked = { states: atDesk, size: PAGE, ...(before !== undefined && { before }) };
    const rows = await quietly(orders, asked, { signal });
    open.push(...rows);
    if (rows.length < PAGE) break;
  }
  return open;
}

/** Every order that still wants something, and what waits for the merchant beside them. */
export const deskQuery = queryOptions({
  queryKey: ['c2c', 'orders', 'desk'],
  async queryFn({ signal }) {
    const waiting = quietly(orders, { waiting: true, size: PAGE }, { signal });
    return mergedOrders(...(await Promise.all([waiting, openOrders(signal)])));
  },
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  refetchInterval: () => pollMs(),
});

/** A merchant's own figures. */
export const statisticsQuery = queryOptions({
  queryKey: ['c2c', 'statistics'],
  queryFn: ({ signal }) => ask(statistics, {}, { signal, quiet: true }),
  refetchOnWindowFocus: 'always',
});

/** The ads that can still be taken or put back, newest first. */
export const deskAdsQuery = queryOptions({
  queryKey: ['c2c', 'ads', 'desk'],
  queryFn: ({ signal }) => ask(myAds, { states: ['on', 'off'], size: PAGE }, { signal, quiet: true }),
  refetchOnWindowFocus: 'always',
});

/** Nobody is told of a decision by a push, so a screen that waits for one asks. */
const REVIEW_MS = 30_000;

export type Certification = BusinessStatus & { readonly deposits: readonly BusinessDeposit[] };

/** How far the certification as a merchant is, with the deposits there were. */
export const certificationQuery = queryOptions({
  queryKey: ['c2c', 'certification'],
  async queryFn({ signal }): Promise<Certification> {
    const [status, { deposits }] = await Promise.all([
      ask(businessStatus, {}, { signal, quiet: true }),
      ask(businessDeposits, {}, { signal, quiet: true }),
    ]);
    return { ...status, deposits };
  },
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  refetchInterval: REVIEW_MS,
});
