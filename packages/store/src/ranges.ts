import { type RawBuilder, sql } from 'kysely';

export type Direction = 'asc' | 'desc';

/** Ids from the least on, up to but without another: numbers, or what the query itself has. */
export type Bounds = {
  readonly least: number | RawBuilder<number>;
  readonly below: number | RawBuilder<number>;
};

/**
 * The end of a query for one range of an index that has these columns and then the id: the rows with these values and
 * ids within bounds, of which the first so many are read. It is one condition, in the order of that index, so
 * that no other index can give it, whatever the planner believes: by the primary key it would walk past everybody's
 * rows to those of an owner who has not been here for a year.
 */
export function rangeOf(
  columns: readonly string[],
  values: readonly RawBuilder<unknown>[],
  { least, below, direction, size }: Bounds & { readonly direction: Direction; readonly size: number },
  more: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const key = [...columns, 'id'].map((column) => sql.ref(column));
  const at = (id: Bounds['least']) => sql`(${sql.join([...values, sql`${id}::bigint`])})`;
  const order = key.map((column) => sql`${column} ${sql.raw(direction)}`);
  return sql`
    where (${sql.join(key)}) >= ${at(least)} and (${sql.join(key)}) < ${at(below)} and ${more}
    order by ${sql.join(order)} limit ${size}`;
}
