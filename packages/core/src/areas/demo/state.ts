import { roles, sides } from '@quay/contract/trading/rules';
import { amount, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';
import { clientOrderColumns, orderColumns } from '../../trading/tables.ts';

const accountColumns = {
  owner: id,
  openedAt: time,
  /** When it was begun or last started over. */
  since: time,
  /** When it was last started over; nothing where it never was. */
  startedOverAt: maybe(time),
  /** Orders and fills up to these numbers are from before it was started over. */
  ordersBefore: id,
  fillsBefore: id,
};
/** Somebody's demo account. */
export type DemoAccount = RowOf<typeof accountColumns>;
export const demoAccountsTable = table({
  name: 'demo_accounts',
  number: 200,
  kind: 'state',
  key: ['owner'],
  columns: accountColumns,
});

const balanceColumns = {
  owner: id,
  asset: text,
  available: amount,
  /** What open orders hold. */
  frozen: amount,
};
/** Practice money of an owner, in an asset. Owner 0 is the demo itself: what it has given stands there below zero. */
export type DemoBalance = RowOf<typeof balanceColumns>;
export const demoBalancesTable = table({
  name: 'demo_balances',
  number: 201,
  kind: 'state',
  key: ['owner', 'asset'],
  columns: balanceColumns,
});

/** An order of the demo has the columns of a real one, and is in a table of its own. */
export const demoOrdersTable = table({
  name: 'demo_orders',
  number: 202,
  kind: 'state',
  key: ['id'],
  columns: orderColumns,
  live: { column: 'status', values: ['open', 'waiting'] },
});

const stopColumns = {
  order: id,
  /** Whether the last price has to rise to the stop price, or to fall to it: on which side it stood when the order was placed. */
  rises: flag,
};
/** A practice stop order waits. The last price may be past its stop price until the demo looks again. */
export type DemoStop = RowOf<typeof stopColumns>;
export const demoStopsTable = table({
  name: 'demo_stops',
  number: 213,
  kind: 'state',
  key: ['order'],
  columns: stopColumns,
});

const fillColumns = {
  id,
  owner: id,
  order: id,
  market: text,
  side: oneOf(sides),
  role: oneOf(roles),
  price: amount,
  quantity: amount,
  amount,
  /** In the base asset for a buy, in the quote asset for a sale. */
  fee: amount,
  /** What all practice money of the owner is worth after it, in USDT at the last prices of the real markets. */
  worth: amount,
  at: time,
};
/** An order of the demo met the real book, which noticed nothing. */
export type DemoFill = RowOf<typeof fillColumns>;
export const demoFillsTable = table({
  name: 'demo_fills',
  number: 203,
  kind: 'log',
  key: ['id'],
  columns: fillColumns,
});

export const demoClientOrdersTable = table({
  name: 'demo_client_orders',
  number: 204,
  kind: 'state',
  key: ['owner', 'clientId'],
  columns: clientOrderColumns,
});

/** Whose balance the other side of everything is that happens in the demo. */
export const DEMO_ITSELF = 0;
