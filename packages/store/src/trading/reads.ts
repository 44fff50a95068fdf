import type { OrderStatus, OrderType } from '@quay/contract/trading';
import type { Order, Trade } from '@quay/core';
import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../database.ts';
import { type Ids, idsOf, type Span } from '../moments.ts';
import type { Direction } from '../ranges.ts';
import { type StoredProduct, tablesOf } from './product.ts';
import { tradesOf } from './trades.ts';

type Side = 'buy' | 'sell';

export type OrdersQuery = Span & {
  readonly market?: string | undefined;
  /** Only these instruments. */
  readonly markets?: readonly string[] | undefined;
  readonly side?: Side | undefined;
  readonly type?: OrderType | undefined;
  readonly status?: OrderStatus | undefined;
  readonly size: number;
};

export type FillsQuery = Span & {
  readonly market?: string | undefined;
  /** Only these instruments. */
  readonly markets?: readonly string[] | undefined;
  readonly side?: Side | undefined;
  readonly order?: number | undefined;
  readonly size: number;
};

/** A trade with the rate that its owner's order pays, by the role that it had. */
export type RatedTrade = Trade & { readonly feeRate: bigint };

/** What a user's fee tier is, and what it is made of. */
export type FeeVolumes = {
  readonly tier: number;
  /** Quote asset traded by UTC day, counted from 1970; days without trades have none. */
  readonly volumes: readonly { readonly day: number; readonly amount: bigint }[];
};

/** Orders, fills and fees of a product. */
export type TradingReads = {
  /** Resting and waiting, newest first. */
  openOrders(owner: number, market?: string): Promise<Order[]>;
  /** Orders that are over, newest first. */
  history(owner: number, query: OrdersQuery): Promise<Order[]>;
  order(owner: number, id: number): Promise<Order | undefined>;
  /** Which of these orders are the owner's. */
  known(owner: number, ids: readonly number[]): Promise<number[]>;
  /** Trades that the owner was part of, newest first. */
  fills(owner: number, query: FillsQuery): Promise<Trade[]>;
  /** The same, oldest first, for a file. */
  fillsUpwards(owner: number, query: FillsQuery): Promise<RatedTrade[]>;
  feeVolumes(owner: number, sinceDay: number): Promise<FeeVolumes>;
};

/** In the words of the partial indexes, so that the planner knows them. */
const isOpen = sql<boolean>`status in ('open', 'waiting')`;
const isOver = sql<boolean>`status not in ('open', 'waiting')`;

export function tradingReads(db: Query, product: StoredProduct): TradingReads {
  const tables = tablesOf(product.name);
  const ownOrders = (owner: number) => db.selectFrom(tables.orders).selectAll().where('owner', '=', owner);

  return {
    openOrders(owner, market) {
      let query = ownOrders(owner).where(isOpen);
      if (market !== undefined) query = query.where('market', '=', market);
      return query.orderBy('id', 'desc').execute();
    },

    async history(owner, { market, markets, side, type, status, size, ...span }) {
      const { least, below } = await idsOf(db, tables.orders, span);
      let query = ownOrders(owner).where(isOver).where('id', '>=', least).where('id', '<', below);
      if (market !== undefined) query = query.where('market', '=', market);
      if (markets !== undefined) query = query.where(sql<boolean>`market = any(${[...markets]}::text[])`);
      if (side !== undefined) query = query.where('side', '=', side);
      if (type !== undefined) query = query.where('type', '=', type);
      if (status !== undefined) query = query.where('status', '=', status);
      return query.orderBy('id', 'desc').limit(size).execute();
    },

    order: (owner, id) => ownOrders(owner).where('id', '=', id).executeTakeFirst(),

    async known(owner, ids) {
      const mine = db.selectFrom(tables.orders).select('id').where('owner', '=', owner);
      return (await mine.where('id', 'in', [...ids]).execute()).map(({ id }) => id);
    },

    async fills(owner, query) {
      const trades = await fillsOf(db, product, owner, query, 'desc');
      return trades === undefined ? [] : (await trades.execute(db)).rows;
    },

    async fillsUpwards(owner, query) {
      const trades = await fillsOf(db, product, owner, query, 'asc');
      if (trades === undefined) return [];
      const rated = sql<RatedTrade>`
        select trade.*,
          case when (trade.buyer = ${owner}) = (trade.buy_role = 'maker')
            then mine.maker_fee_rate else mine.taker_fee_rate end as fee_rate
        from (${trades}) as trade join ${sql.table(tables.orders)} as mine
          on mine.id = case when trade.buyer = ${owner} then trade.buy_order else trade.sell_order end
        order by trade.id`;
      return (await rated.execute(db)).rows;
    },

    async feeVolumes(owner, sinceDay) {
      const [held, volumes] = await Promise.all([
        db.selectFrom(tables.tiers).select('tier').where('owner', '=', owner).executeTakeFirst(),
        db
          .selectFrom(tables.volumes)
          .select(['day', 'amount'])
          .where('owner', '=', owner)
          .where('day', '>=', sinceDay)
          .execute(),
      ]);
      return { tier: held?.tier ?? 0, volumes };
    },
  };
}

const sideOf = { buy: 'buyer', sell: 'seller' } as const;

/** Fills as a query; nothing when there can be none. */
async function fillsOf(
  db: Query,
  product: StoredProduct,
  owner: number,
  query: FillsQuery,
  direction: Direction,
): Promise<RawBuilder<Trade> | undefined> {
  const { order, ...of } = query;
  const { orders, trades } = tablesOf(product.name);
  if (order === undefined) return tradesIn(product, owner, query, await idsOf(db, trades, of), direction);
  const mine = await db
    .selectFrom(orders)
    .select(['market', 'side', 'createdAt', 'updatedAt'])
    .where('owner', '=', owner)
    .where('id', '=', order)
    .executeTakeFirst();
  if (!mine || (of.market ?? mine.market) !== mine.market || (of.side ?? mine.side) !== mine.side) return undefined;
  // No index knows orders: it traded in its own instrument, and only while it lived.
  const from = Math.max(of.from ?? 0, mine.createdAt);
  const to = Math.min(of.to ?? Number.POSITIVE_INFINITY, mine.updatedAt + 1);
  const ids = await idsOf(db, trades, { ...of, from, to });
  return tradesIn(product, owner, { ...query, market: mine.market, side: mine.side }, ids, direction);
}

function tradesIn(
  product: StoredProduct,
  owner: number,
  { market, markets, side, order, size }: FillsQuery,
  ids: Ids,
  direction: Direction,
): RawBuilder<Trade> {
  const ofMarket = market === undefined ? sql`true` : sql`symbol = ${market}`;
  const ofMarkets = markets === undefined ? sql`true` : sql`symbol = any(${[...markets]}::text[])`;
  const ofOrder = order === undefined ? sql`true` : sql`${order} in (buy_order, sell_order)`;
  const trades = tradesOf(product, owner, {
    ...ids,
    direction,
    size,
    ...(side && { sides: [sideOf[side]] }),
    only: () => sql`${ofMarket} and ${ofMarkets} and ${ofOrder}`,
  });
  const columns = Object.keys(product.trades.columns).map((name) => sql.ref(name));
  return sql`
    select ${sql.join(columns)} from (${trades}) as trade order by id ${sql.raw(direction)} limit ${size}`;
}
