import type { OrderStatus, OrderType } from '@quay/contract/spot';
import type { Order, Trade } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { type Ids, idsOf, type Span } from '../../moments.ts';

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
      const ids = await idsOf(db, 'spotTrades', wanted);
      return tradesOf(db, owner, wanted, ids, 'desc').execute();
    },

    async fillsUpwards(owner, wanted) {
      const ids = await idsOf(db, 'spotTrades', wanted);
      const own = tradesOf(db, owner, wanted, ids, 'asc').as('trade');
      const makerPays = sql<boolean>`(trade.buyer = ${owner}) = (trade.buy_role = 'maker')`;
      return db
        .selectFrom(own)
        .innerJoin('spotOrders as mine', (join) =>
          join.on(
            'mine.id',
            '=',
            sql<number>`case when trade.buyer = ${owner} then trade.buy_order else trade.sell_order end`,
          ),
        )
        .selectAll('trade')
        .select(sql<bigint>`case when ${makerPays} then mine.maker_fee_rate else mine.taker_fee_rate end`.as('feeRate'))
        .orderBy('trade.id')
        .execute();
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

/** Each half is read from its own index; nobody is on both sides of a trade. */
function tradesOf(
  db: Query,
  owner: number,
  { market, side, order, size }: FillsWanted,
  { least, below }: Ids,
  direction: 'asc' | 'desc',
) {
  const half = (who: 'buyer' | 'seller', which: 'buyOrder' | 'sellOrder') => {
    let query = db.selectFrom('spotTrades').selectAll().where(who, '=', owner);
    query = query.where('id', '>=', least).where('id', '<', below);
    if (market !== undefined) query = query.where('market', '=', market);
    if (order !== undefined) query = query.where(which, '=', order);
    return query.orderBy('id', direction).limit(size);
  };
  const bought = db.selectFrom(half('buyer', 'buyOrder').as('half')).selectAll();
  const sold = db.selectFrom(half('seller', 'sellOrder').as('half')).selectAll();
  const wanted = side === undefined ? bought.unionAll(sold) : side === 'buy' ? bought : sold;
  return wanted.orderBy('id', direction).limit(size);
}
