import type { C2cOrderState, C2cParty, C2cSide } from '@quay/contract/c2c';
import type { C2cDay, C2cOrder } from '@quay/core';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Query } from '../../database.ts';
import { madeBy } from './made-by-request.ts';

export type C2cOrdersWanted = {
  readonly states?: readonly C2cOrderState[] | undefined;
  /** What the user does: buy or sell coins. */
  readonly side?: C2cSide | undefined;
  readonly asset?: string | undefined;
  readonly role?: 'taker' | 'advertiser' | undefined;
  readonly ad?: number | undefined;
  /** Drawn at random; nothing is found by the number of another user's order. */
  readonly number?: string | undefined;
  readonly before?: number | undefined;
  readonly size: number;
  readonly offset?: number | undefined;
};

/** Something that staff ask one of the two for. */
export type OpenAsk = { readonly orderId: number; readonly party: C2cParty };

/** What a merchant did. Values are USDT. */
export type TradeFigures = {
  readonly bought: bigint;
  readonly sold: bigint;
  readonly orders: number;
  readonly cancelled: number;
  readonly appealed: number;
};
export type TradeDay = { readonly day: number; readonly orders: number; readonly value: bigint };

/** What the C2C market reads of orders. */
export type C2cOrdersReads = {
  c2cOrder(id: number): Promise<C2cOrder | undefined>;
  /** What an earlier request of the taker with this id came to. */
  c2cOrderOfRequest(taker: number, requestId: string): Promise<C2cOrder | undefined>;
  /** Newest first. */
  c2cOrdersOf(user: number, wanted: C2cOrdersWanted): Promise<C2cOrder[]>;
  /** Everything of the user to which something can still happen. */
  openC2cOrdersOf(user: number): Promise<C2cOrder[]>;
  /** What staff asked for in these orders and nobody gave yet. */
  openAsks(orders: readonly number[]): Promise<OpenAsk[]>;
  c2cDay(user: number): Promise<C2cDay | undefined>;
  /** USDT of coins that the user bought since a moment, less those that the user sold. */
  netBought(user: number, since: number): Promise<bigint>;
  /** Orders of the user that ended since a moment. */
  tradeFigures(user: number, since: number): Promise<TradeFigures>;
  /** Completed orders by UTC day since a moment, oldest first. */
  tradeDays(user: number, since: number): Promise<TradeDay[]>;
};

type Orders = SelectQueryBuilder<Database, 'c2cOrders', C2cOrder>;

export function c2cOrdersReads(db: Query): C2cOrdersReads {
  const orders = (): Orders => db.selectFrom('c2cOrders').selectAll();

  return {
    c2cOrder: (id) => orders().where('id', '=', id).executeTakeFirst(),

    c2cOrderOfRequest: (taker, requestId) =>
      orders()
        .where(madeBy(taker, requestId, 'c2c-order'))
        .executeTakeFirst(),

    async c2cOrdersOf(user, { states, side, asset, role, ad, number, before, size, offset = 0 }) {
      const page = (own: 'taker' | 'advertiser') => {
        let query = orders().where(own, '=', user);
        if (states !== undefined && states.length > 0) query = query.where('state', 'in', states);
        if (side !== undefined) query = query.where(side === 'buy' ? 'payer' : 'seller', '=', user);
        if (asset !== undefined) query = query.where('asset', '=', asset);
        if (ad !== undefined) query = query.where('ad', '=', ad);
        if (number !== undefined) {
          const called = db.selectFrom('c2cOrderNumbers').select('order').where('number', '=', number);
          query = query.where('id', 'in', called);
        }
        if (before !== undefined) query = query.where('id', '<', before);
        return query
          .orderBy('id', 'desc')
          .limit(offset + size)
          .execute();
      };
      if (role !== undefined) return (await page(role)).slice(offset);
      // Each part is read from the end of its own index.
      const parts = await Promise.all([page('taker'), page('advertiser')]);
      return parts
        .flat()
        .sort((a, b) => b.id - a.id)
        .slice(offset, offset + size);
    },

    openC2cOrdersOf: (user) =>
      orders()
        .where('standing', '=', 'open')
        .where((is) => is.or([is('taker', '=', user), is('advertiser', '=', user)]))
        .orderBy('id')
        .execute(),

    async openAsks(ids) {
      if (ids.length === 0) return [];
      return db
        .selectFrom('c2cAsked')
        .select(['orderId', 'party'])
        .where('orderId', 'in', ids)
        .where('answeredAt', 'is', null)
        .execute();
    },

    c2cDay: (user) => db.selectFrom('c2cDays').selectAll().where('owner', '=', user).executeTakeFirst(),

    async netBought(user, since) {
      const { rows } = await sql<{ value: bigint }>`
        select coalesce(sum(case when payer = ${user} then value else -value end), 0)::numeric(38,8) as value
        from c2c_orders
        where (taker = ${user} or advertiser = ${user}) and state = 'completed' and settled_at > ${new Date(since)}`.execute(
        db,
      );
      return rows[0]!.value;
    },

    async tradeFigures(user, since) {
      const { rows } = await sql<TradeFigures>`
        select
          coalesce(sum(value) filter (where state = 'completed' and payer = ${user}), 0)::numeric(38,8) as bought,
          coalesce(sum(value) filter (where state = 'completed' and seller = ${user}), 0)::numeric(38,8) as sold,
          count(*) filter (where state = 'completed') as orders,
          count(*) filter (where state <> 'completed') as cancelled,
          count(*) filter (where appealed_at is not null) as appealed
        from c2c_orders
        where (taker = ${user} or advertiser = ${user}) and settled_at >= ${new Date(since)}`.execute(db);
      return rows[0]!;
    },

    async tradeDays(user, since) {
      const { rows } = await sql<TradeDay>`
        select date_trunc('day', settled_at) as day, count(*) as orders, sum(value)::numeric(38,8) as value
        from c2c_orders
        where (taker = ${user} or advertiser = ${user}) and state = 'completed' and settled_at >= ${new Date(since)}
        group by 1 order by 1`.execute(db);
      return rows;
    },
  };
}
