import type { Column, Table } from '@quay/core';

/** What a column is in the journal's bytes, as a small number: the switch over it is the projector's hottest place. */
export const WHOLE = 0;
export const TIME = 1;
export const AMOUNT = 2;
export const TEXT = 3;
export const FLAG = 4;
export const SET = 5;

const codes: Readonly<Record<Column<never>['kind'], number>> = {
  id: WHOLE,
  time: TIME,
  amount: AMOUNT,
  text: TEXT,
  bytes: TEXT,
  flag: FLAG,
  set: SET,
};

/** A table's columns, made ready for walking through bytes. */
export type Shape = {
  readonly table: Table;
  readonly length: number;
  readonly codes: readonly number[];
  readonly nullable: readonly boolean[];
  /** The members of a set as the bytes of their names. */
  readonly members: readonly (readonly Uint8Array[])[];
  /** The key is the first so many columns. */
  readonly keyLength: number;
  /** The key is one number. */
  readonly counted: boolean;
};

export function shapeOf(table: Table): Shape {
  const columns = Object.values(table.columns);
  const names = Object.keys(table.columns);
  const { key } = table;
  if (key.some((name, at) => names[at] !== name)) {
    throw new Error(`the key of ${table.name} is not its first columns, in order`);
  }
  return {
    table,
    length: columns.length,
    codes: columns.map(({ kind }) => codes[kind]),
    nullable: columns.map(({ nullable }) => nullable),
    members: columns.map(({ members }) => (members ?? []).map((member) => Buffer.from(member))),
    keyLength: key.length,
    counted: key.length === 1 && columns[0]!.kind === 'id',
  };
}
