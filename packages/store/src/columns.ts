import type { Column, Table } from '@quay/core';

/** Names in SQL are the core's names with underscores. */
export const sqlName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const quoted = (name: string): string => `"${sqlName(name)}"`;

type Kind = Column<never>['kind'];

/** The SQL type of a kind of column. Amounts are whole 10⁻⁸ units in the core and decimals here. */
export const sqlTypes: Readonly<Record<Kind, string>> = {
  id: 'bigint',
  time: 'timestamptz',
  amount: 'numeric',
  text: 'text',
  flag: 'boolean',
  bytes: 'bytea',
  set: 'text',
};

/** The columns of a table as a select list, in the core's order. */
export const selectList = (table: Table): string => Object.keys(table.columns).map(quoted).join(', ');

/** A row as an array in the order of {@link selectList}, as the core's record. */
export function rowOf(table: Table): (values: readonly unknown[]) => object {
  const names = Object.keys(table.columns);
  return (values) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at++) row[names[at]!] = values[at];
    return row;
  };
}

/** `64218.40000000`, which a numeric(38,8) always is, as units. */
export const amountOf = (text: string): bigint => BigInt(text.replace('.', ''));

/** `2026-01-31 09:15:00.123+00`, which a timestamptz is on our connections, as milliseconds. */
export const timeOf = (text: string): number => Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);

const elements: Readonly<Record<Kind, (value: never) => string>> = {
  id: (value: number) => String(value),
  time: (value: number) => `"${new Date(value).toISOString()}"`,
  amount: (value: bigint) => `${value}e-8`,
  text: (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`,
  flag: (value: boolean) => (value ? 't' : 'f'),
  bytes: (value: Uint8Array) => `"\\\\x${Buffer.from(value.buffer, value.byteOffset, value.length).toString('hex')}"`,
  set: (value: string) => `"${value}"`,
};

/** One column of many rows as an SQL array: the form in which rows travel to `unnest`. */
export function arrayOf(kind: Kind, rows: readonly object[], name: string): string {
  const element = elements[kind] as (value: unknown) => string;
  const parts: string[] = [];
  for (const row of rows) {
    const value = (row as Record<string, unknown>)[name];
    parts.push(value === null ? 'NULL' : element(value));
  }
  return `{${parts.join(',')}}`;
}
