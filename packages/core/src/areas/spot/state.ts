import { roles, sides } from '@quay/contract';
import { endings, orderStatuses, orderTypes, selfTradeModes, timesInForce } from '@quay/contract/spot';
import { amount, bytes, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const orderColumns = {
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
  /** The last price that wakes a stop order. */
  stopPrice: maybe(amount),
  /** Place in time: orders of a price stand in this order. The id, until the order goes to the back of its price. */
  seat: id,
  /** Why it ended without being filled. */
  ended: maybe(oneOf(endings)),
  /** When the stop price came. */
  triggeredAt: maybe(time),
};
/** A spot order. Its fee rates are those of the moment when it was accepted. */
export type Order = RowOf<typeof orderColumns>;
export const ordersTable = table({
  name: 'spot_orders',
  number: 20,
  kind: 'state',
  key: ['id'],
  columns: orderColumns,
  live: { column: 'status', values: ['open', 'waiting'] },
});

const tradeColumns = {
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
  /** Both sides are desks of the simulated market: it moves the price, but its row is not kept. */
  betweenDesks: flag,
  at: time,
  /** What the buyer has after it, available and frozen, of the base and of the quote asset; nothing for a desk. */
  buyerBase: maybe(amount),
  buyerQuote: maybe(amount),
  sellerBase: maybe(amount),
  sellerQuote: maybe(amount),
};
/**
 * Two orders met. A trade is its own posting: its row says all that would stand in six entries, which are therefore not
 * written. By number, from the trade's on: the seller's base goes, the buyer's comes, the buyer's quote goes, the
 * seller's comes, the buyer's fee, the seller's fee. A line of nothing, or of a desk, is none; its number stays unused.
 */
export type Trade = RowOf<typeof tradeColumns>;
export const tradesTable = table({
  name: 'spot_trades',
  number: 21,
  kind: 'log',
  key: ['id'],
  columns: tradeColumns,
  kept: (trade) => !trade.betweenDesks,
});

const clientOrderColumns = {
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
export const clientOrdersTable = table({
  name: 'spot_client_orders',
  number: 22,
  kind: 'state',
  key: ['owner', 'clientId'],
  columns: clientOrderColumns,
});

const volumeColumns = {
  owner: id,
  /** Full days since 1970, UTC. */
  day: id,
  amount,
};
/** What an owner traded in a day, in the quote asset. */
export type Volume = RowOf<typeof volumeColumns>;
export const volumesTable = table({
  name: 'spot_volumes',
  number: 23,
  kind: 'state',
  key: ['owner', 'day'],
  columns: volumeColumns,
});

const tierColumns = { owner: id, tier: id, since: time };
/** An owner's fee tier; without a row it is the lowest. */
export type Tier = RowOf<typeof tierColumns>;
export const tiersTable = table({
  name: 'spot_tiers',
  number: 24,
  kind: 'state',
  key: ['owner'],
  columns: tierColumns,
});

/** How long a client order id is remembered. */
export const CLIENT_ID_LIFE_MS = 24 * 60 * 60 * 1000;
