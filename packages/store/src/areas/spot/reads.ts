import type { OrderStatus, OrderType } from '@quay/contract/spot';
import { type Order, type Trade, tradesTable } from '@quay/core';
import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../database.ts';
import { type Ids, idsOf, type Span } from '../../moments.ts';
import type { Direction } from '../../stretches.ts';
import { tradesOf } from '../../trades.ts';

type Side = 'buy' | 'sell';

export type OrdersWanted = Span & {
  readonly market?: string | undefined;
  readonly side?: Side | undefined;
  readonly type?: OrderType | undefined;
  readonly status?: OrderStatus | undefined;
  readonly size: number;
};

export type FillsWanted = Span & {
  readonly market?: string | undefined;
  readonly side?: Side | undefined;
  readonly order?: number | undefined;
  readonly size: number;
};

/** A trade with the rate that its owner's order pays, by the role that it had. */
export type RatedTrade = Trade & { readonly feeRate: bigint };

/** What a user's fee tier is, and what it is made of. */
export type FeeStanding = {
  readonly tier: number;
  /** Quote asset traded by UTC day, counted from 1970; days without trades have none. */
  readonly volumes: readonly { readonly day: number; readonly amount: bigint }[];
};

export type SpotReads = {
  /** Resting and waiting, newest first. */
  openOrders(owner: number, market?: string): Promise<Order[]>;
  /** Orders that are over, newest first. */
  history(owner: number, wanted: OrdersWanted): Promise<Order[]>;
  order(owner: number, id: number): Promise<Order | undefined>;
  /** Which of these orders are the owner's. */
  known(owner: number, ids: readonly number[]): Promise<number[]>;
  /** Trades that the owner was part of, newest first. */
  fills(owner: number, wanted: FillsWanted): Promise<Trade[]>;
  /** The same, oldest first, for a file. */
  fillsUpwards(owner: number, wanted: FillsWanted): Promise<RatedTrade[]>;
  feeStanding(owner: number, sinceDay: number): Promise<FeeStanding>;
};

/** In the words of the partial indexes, so that the planner knows them. */
const isOpen = sql<boolean>`status in ('open', 'waiting')`;
const isOver = sql<boolean>`status not in ('open', 'waiting')`;

const columns = Object.keys(tradesTable.columns).map((name) => sql.ref(name));

export function spotReads(db: Query): SpotReads {
  const ownOrders = (owner: number) => db.selectFrom('spotOrders').selectAll().where('owner', '=', owner);

  return {
    openOrders(owner, market) {
      let query = ownOrders(owner).where(isOpen);
      if (market !== undefined) query = query.where('market', '=', market);
      return query.orderBy('id', 'desc').execute();
    },

    async history(owner, { market, side, type, status, size, ...span }) {
      const { least, below } = await idsOf(db, 'spotOrders', span);
      let query = ownOrders(owner).where(isOver).where('id', '>=', least).where('id', '<', below);
      if (market !== undefined) query = query.where('market', '=', market);
      if (side !== undefined) query = query.where('side', '=', side);
      if (type !== undefined) query = query.where('type', '=', type);
      if (status !== undefined) query = query.where('status', '=', status);
      return query.orderBy('id', 'desc').limit(size).execute();
    },

    order: (owner, id) => ownOrders(owner).where('id', '=', id).executeTakeFirst(),

    async known(owner, ids) {
      const mine = db.selectFrom('spotOrders').select('id').where('owner', '=', owner);
      return (await mine.where('id', 'in', [...ids]).execute()).map(({ id }) => id);
    },

    async fills(owner, wanted) {
      const trades = await fillsOf(db, owner, wanted, 'desc');
      return trades === undefined ? [] : (await trades.execute(db)).rows;
    },

    async fillsUpwards(owner, wanted) {
      const trades = await fillsOf(db, owner, wanted, 'asc');
      if (trades === undefined) return [];
      const rated = sql<RatedTrade>`
        select trade.*,
          case when (trade.buyer = ${owner}) = (trade.buy_role = 'maker')
            then mine.maker_fee_rate else mine.taker_fee_rate end as fee_rate
        from (${trades}) as trade join spot_orders as mine
          on mine.id = case when trade.buyer = ${owner} then trade.buy_order else trade.sell_order end
        order by trade.id`;
      return (await rated.execute(db)).rows;
    },

    async feeStanding(owner, sinceDay) {
      const [held, volumes] = await Promise.all([
        db.selectFrom('spotTiers').select('tier').where('owner', '=', owner).executeTakeFirst(),
        db
          .selectFrom('spotVolumes')
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
  owner: number,
  wanted: FillsWanted,
  direction: Direction,
): Promise<RawBuilder<Trade> | undefined> {
  const { order, ...of } = wanted;
  if (order === undefined) return tradesIn(owner, wanted, await idsOf(db, 'spotTrades', of), direction);
  const mine = await db
    .selectFrom('spotOrders')
    .select(['market', 'side', 'createdAt', 'updatedAt'])
    .where('owner', '=', owner)
    .where('id', '=', order)
    .executeTakeFirst();
  if (!mine || (of.market ?? mine.market) !== mine.market || (of.side ?? mine.side) !== mine.side) return undefined;
  // No index knows orders: it traded in its own market, and only while it lived.
  const from = Math.max(of.from ?? 0, mine.createdAt);
  const to = Math.min(of.to ?? Number.POSITIVE_INFINITY, mine.updatedAt + 1);
  const ids = await idsOf(db, 'spotTrades', { ...of, from, to });
  return tradesIn(owner, { ...wanted, market: mine.market, side: mine.side }, ids, direction);
}

function tradesIn(
  owner: number,
  { market, side, order, size }: FillsWanted,
  ids: Ids,
  direction: Direction,
): RawBuilder<Trade> {
  const ofMarket = market === undefined ? sql`true` : sql`symbol = ${market}`;
  const ofOrder = order === undefined ? sql`true` : sql`${order} in (buy_order, sell_order)`;
  const trades = tradesOf(owner, {
    ...ids,
    direction,
    size,
    ...(side && { sides: [sideOf[side]] }),
    only: () => sql`${ofMarket} and ${ofOrder}`,
  });
  return sql`
    select ${sql.join(columns)} from (${trades}) as trade order by id ${sql.raw(direction)} limit ${size}`;
}
