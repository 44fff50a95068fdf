import type { ColumnType } from 'kysely';

/** Times are read as milliseconds and written as dates. */
export type Time = ColumnType<number, Date, Date>;
/** A jsonb column: read as what it holds, written as text. */
export type Json<Value = unknown> = ColumnType<Value, string, string>;
