import {
  endings,
  orderStatuses,
  orderTypes,
  type Product,
  products,
  roles,
  selfTradeModes,
  sides,
  timesInForce,
} from '@quay/contract/trading/rules';
import { amount, bytes, flag, id, maybe, oneOf, type RowOf, text, time } from '../engine/columns.ts';
import { type Table, table } from '../engine/table.ts';

export const orderColumns = {
  id,
  owner: id,
  clientId: maybe(text),
  market: text,
  side: oneOf(sides),
  type: oneOf(orderTypes),
  price: maybe(amount),
  /** Base asset ordered; nothing for a market buy by amount. */
  quantity: maybe(amount),
  /** Quote asset to spend; only for a market buy by amount. */
  amount: maybe(amount),
  filledQuantity: amount,
  filledAmount: amount,
  fee: amount,
  /** What this order still holds frozen: quote for a buy, base for a sell. The claim that the ledger asks for. */
  held: amount,
  makerFeeRate: amount,
  takerFeeRate: amount,
  status: oneOf(orderStatuses),
  createdAt: time,
  updatedAt: time,
  timeInForce: oneOf(timesInForce),
  selfTrade: oneOf(selfTradeModes),
  /** The last price that triggers a stop order. */
  stopPrice: maybe(amount),
  /** Its priority: orders of a price stand in this order. The id, until the order goes to the back of its price. */
  seat: id,
  /** Why it ended without being filled. */
  ended: maybe(oneOf(endings)),
  /** When the stop price came. */
  triggeredAt: maybe(time),
};
/** An order. Its fee rates are those of the moment when it was accepted. */
export type Order = RowOf<typeof orderColumns>;
export const tradeColumns = {
  /** Counted with the ledger's entries: a trade takes six numbers, one for each of its lines. */
  id,
  market: text,
  price: amount,
  quantity: amount,
  amount,
  /** The side of the taker. */
  side: oneOf(sides),
  buyOrder: id,
  sellOrder: id,
  buyer: id,
  seller: id,
  /** In the base asset. */
  buyFee: amount,
  /** In the quote asset. */
  sellFee: amount,
  buyRole: oneOf(roles),
  /** Both sides are market makers of the simulated market: it moves the price, but its row is not kept. */
  betweenDesks: flag,
  at: time,
  /** What the buyer has after it, available and frozen, of the base and of the quote asset; nothing for a market maker. */
  buyerBase: maybe(amount),
  buyerQuote: maybe(amount),
  sellerBase: maybe(amount),
  sellerQuote: maybe(amount),
};
/**
 * Two orders met. A trade is its own posting: its row says all that would stand in six entries, which are therefore not
 * written. By number, from the trade's on: the seller's base goes, the buyer's comes, the buyer's quote goes, the
 * seller's comes, the buyer's fee, the seller's fee. A line of nothing, or of a market maker, is none; its number stays unused.
 */
export type Trade = RowOf<typeof tradeColumns>;
export const clientOrderColumns = {
  owner: id,
  clientId: text,
  /** What was ordered, in one line: the same id with another line is refused. */
  ordered: text,
  /** The order as it was first answered. */
  answer: bytes,
  at: time,
};
/** A client order id that was used in the last 24 hours, and what it was answered. */
export type ClientOrder = RowOf<typeof clientOrderColumns>;
const volumeColumns = {
  owner: id,
  /** Full days since 1970, UTC. */
  day: id,
  amount,
};
/** What an owner traded in a day, in the quote asset. */
export type Volume = RowOf<typeof volumeColumns>;
const tierColumns = { owner: id, tier: id, since: time };
/** An owner's fee tier; without a row it is the lowest. */
export type Tier = RowOf<typeof tierColumns>;
const levelColumns = { market: text, side: oneOf(sides), ticks: id, lots: id };
/** What waits at a price of a book, in ticks and lots of its instrument; 0 says that nothing does any more. */
export type Level = RowOf<typeof levelColumns>;

/** How long a client order id is remembered. */
export const CLIENT_ID_LIFE_MS = 24 * 60 * 60 * 1000;

export type TradingTables = {
  readonly orders: Table<Order>;
  readonly trades: Table<Trade>;
  readonly clientOrders: Table<ClientOrder>;
  readonly volumes: Table<Volume>;
  readonly tiers: Table<Tier>;
  /** Never stored: a subscriber of the core has its books from these rows and never looks at an order. */
  readonly levels: Table<Level>;
};

/**
 * The tables of a product that trades, under its name and numbers, which stand in the journal. A product that says more
 * of an order or a trade puts columns of its own behind these, and writes them behind these (`order-record.ts`).
 */
export function tradingTables(
  of: { readonly product: Product } & Readonly<Record<keyof TradingTables, number>>,
  own: { readonly orders?: object; readonly trades?: object } = {},
): TradingTables {
  return {
    orders: table({
      name: `${of.product}_orders`,
      number: of.orders,
      kind: 'state',
      key: ['id'],
      columns: { ...orderColumns, ...own.orders },
      live: { column: 'status', values: ['open', 'waiting'] },
    }),
    trades: table({
      name: `${of.product}_trades`,
      number: of.trades,
      kind: 'log',
      key: ['id'],
      columns: { ...tradeColumns, ...own.trades },
      kept: (trade) => !trade.betweenDesks,
    }),
    clientOrders: table({
      name: `${of.product}_client_orders`,
      number: of.clientOrders,
      kind: 'state',
      key: ['owner', 'clientId'],
      columns: clientOrderColumns,
    }),
    volumes: table({
      name: `${of.product}_volumes`,
      number: of.volumes,
      kind: 'state',
      key: ['owner', 'day'],
      columns: volumeColumns,
    }),
    tiers: table({
      name: `${of.product}_tiers`,
      number: of.tiers,
      kind: 'state',
      key: ['owner'],
      columns: tierColumns,
    }),
    levels: table({
      name: `${of.product}_levels`,
      number: of.levels,
      kind: 'log',
      key: ['market', 'side', 'ticks'],
      columns: levelColumns,
    }),
  };
}

const instrumentColumns = {
  /** Counted from 1 over all products. */
  number: id,
  product: oneOf(products),
  symbol: text,
  listedAt: time,
};
/** An instrument's number, which it keeps for good. */
export type InstrumentRow = RowOf<typeof instrumentColumns>;
export const instrumentsTable = table({
  name: 'instruments',
  number: 70,
  kind: 'state',
  key: ['number'],
  columns: instrumentColumns,
});
