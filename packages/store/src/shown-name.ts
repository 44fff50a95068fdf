import { type RawBuilder, sql } from 'kysely';

/** What others see somebody called: the chosen name, or the drawn one. `table` is what the query calls `users`. */
export const shownName = (table = 'users'): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${table}.nickname`)}, 'Trader ' || ${sql.ref(`${table}.traderCode`)})`;
