import { type RawBuilder, sql } from 'kysely';
import type { Query } from './database.ts';
import { type Bounds, type Direction, stretch } from './stretches.ts';

export const tradeSides = ['buyer', 'seller'] as const;
export type TradeSide = (typeof tradeSides)[number];

/**
 * The ledger's lines that `trade` stands for, a row of spot_trades with `base` and `quote` of its market: the core's
 * Trade says the same. A line of nothing is none, nor is one of a side that has no amounts after it.
 */
const lines = `lateral (
  select trade.id + place as id, owner, 'spot' as book, asset, amount, balance_after, cause, trade.id as reference, trade.at
  from (values
    (0, trade.seller, base, -trade.quantity, trade.seller_base, 'trade'),
    (1, trade.buyer, base, trade.quantity, trade.buyer_base + trade.buy_fee, 'trade'),
    (2, trade.buyer, quote, -trade.amount, trade.buyer_quote, 'trade'),
    (3, trade.seller, quote, trade.amount, trade.seller_quote + trade.sell_fee, 'trade'),
    (4, trade.buyer, base, -trade.buy_fee, trade.buyer_base, 'fee'),
    (5, trade.seller, quote, -trade.sell_fee, trade.seller_quote, 'fee')
  ) as six (place, owner, asset, amount, balance_after, cause)
  where amount <> 0 and balance_after is not null
) as line`;
export const linesOfTrade: RawBuilder<unknown> = sql.raw(lines);

/** How far the number of a line can be from that of its trade. */
export const LAST_LINE = 5;

/** The whole ledger, for who reads all of it: the entries, and the lines of trades. By number they have one order. */
export const wholeLedger = `(
  select id, owner, book, asset, amount, balance_after, cause, reference, at from entries
  union all
  select line.* from spot_trades as trade join markets on symbol = trade.market cross join ${lines}
) as ledger`;

/** Finds the last number of the earlier versions: up to it, lines of trades stand in the entries and not in the trades. */
export function lastInEntries(db: Query): () => Promise<number> {
  let last: number | undefined;
  return async () => {
    last ??= (await db.selectFrom('tradesInEntries').select('last').executeTakeFirstOrThrow()).last;
    return last;
  };
}

export type TradesWanted = Bounds & {
  readonly direction: Direction;
  /** Of each side and market. */
  readonly size: number;
  readonly sides?: readonly TradeSide[];
  /** Which trades of a side: `market` is beside them. The others of the side are passed over one by one. */
  only?(side: TradeSide): RawBuilder<boolean>;
};

/**
 * An owner's trades, of each side and market the first so many, with `base` and `quote` of the market; nobody is on
 * both sides of one. Each side has a stretch of an index in each market. There are few, since whoever trades in a
 * market has an account of its base.
 */
export function tradesOf(owner: number, wanted: TradesWanted): RawBuilder<unknown> {
  const { sides = tradeSides, only = () => sql<boolean>`true` } = wanted;
  const halves = sides.map((side) => {
    const values = [sql`${owner}::bigint`, sql`market.symbol`];
    return sql`(select * from spot_trades ${stretch([side, 'market'], values, wanted, only(side))})`;
  });
  // The offset keeps the planner from looking into markets before it knows that they are the owner's.
  return sql`
    select trade.*, base, quote from (
      select symbol, base, quote from accounts join markets on base = asset
      where owner = ${owner} and book = 'spot' offset 0
    ) as market cross join lateral (${sql.join(halves, sql` union all `)}) as trade`;
}
