import type { Product } from '@quay/contract/trading';
import { sql } from 'kysely';
import type { Query } from './database.ts';

/** Tables whose ids rise with their time: the core counts its ids, and its clock never goes back. */
type Timed = 'entries' | `${Product}${'Orders' | 'Trades'}`;
const timeColumn = (table: Timed): string => (table.endsWith('Orders') ? 'createdAt' : 'at');

/**
 * The least id that no row before a moment has. It is found by halving, with one look at the primary key for each
 * step: a billion rows need thirty, and no index on the time has to be kept.
 */
export async function firstIdSince(db: Query, table: Timed, moment: number): Promise<number> {
  const [first] = await firstIdsSince(db, table, [moment]);
  return first!;
}

/** The same for many moments, in their order. */
export async function firstIdsSince(db: Query, table: Timed, moments: readonly number[]): Promise<number[]> {
  const name = sql.table(table);
  const time = sql.ref(timeColumn(table));
  const since = moments.map((moment) => new Date(moment).toISOString());
  const { rows } = await sql<{ low: number }>`
    with recursive halving (place, since, low, high) as (
      select place, since, ends.low, ends.high
      from unnest(${since}::timestamptz[]) with ordinality as wanted (since, place),
        (select coalesce(min(id), 0) as low, coalesce(max(id), 0) + 1 as high from ${name}) as ends
      union all
      select place, since,
        case when found.late then low else half.id + 1 end, case when found.late then half.id else high end
      from halving,
        lateral (select (low + high) / 2 as id) as half,
        lateral (
          select coalesce((select ${time} >= since from ${name} where id >= half.id order by id limit 1), true) as late
        ) as found
      where low < high
    )
    select low from halving where low = high order by place`.execute(db);
  return rows.map(({ low }) => low);
}

/** A span of time, and the page of ids in it that is wanted. */
export type Span = {
  readonly from?: number | undefined;
  /** Up to, but without it. */
  readonly to?: number | undefined;
  /** Only smaller ids; pages go down. */
  readonly before?: number | undefined;
  /** Only greater ids; pages go up. */
  readonly after?: number | undefined;
};

/** Ids of a span: from the least on, up to but without the greatest. */
export type Ids = { readonly least: number; readonly below: number };

export async function idsOf(db: Query, table: Timed, span: Span): Promise<Ids> {
  const { from, to, before = Number.MAX_SAFE_INTEGER, after = 0 } = span;
  const [first, end] = await Promise.all([
    from === undefined ? 0 : firstIdSince(db, table, from),
    to === undefined ? Number.MAX_SAFE_INTEGER : firstIdSince(db, table, to),
  ]);
  return { least: Math.max(first, after + 1), below: Math.min(end, before) };
}
