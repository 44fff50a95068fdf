import type { Column, Table } from '@quay/core';
import type { Fields } from '../wire/fields.ts';

type Read = (fields: Fields) => unknown;

const readers: Readonly<Record<Column<never>['kind'], () => Read>> = {
  id: () => (fields) => fields.whole(),
  time: () => (fields) => fields.time(),
  amount: () => (fields) => fields.amount(),
  flag: () => (fields) => fields.flag(),
  bytes: () => (fields) => fields.bytes(),
  text: shared,
  set: shared,
};

/** Texts that were read and are kept for others like them. */
const SHARED_MAX = 4_096;

/** Symbols and members of sets come a million times each: one string of each is enough. */
function shared(): Read {
  const known = new Map<string, string>();
  return (fields) => {
    const value = fields.text();
    const same = known.get(value);
    if (same !== undefined) return same;
    if (known.size < SHARED_MAX) known.set(value, value);
    return value;
  };
}

/** Makes records of the core out of rows whose columns stand in the core's order. */
export function rowReader(table: Table): (fields: Fields) => object {
  const names = Object.keys(table.columns);
  const reads = Object.values(table.columns).map(({ kind }) => readers[kind]());
  // Objects of one constructor get room for all their values at once; its prototype makes them plain ones.
  function Row() {}
  Row.prototype = Object.prototype;
  const NewRow = Row as unknown as new () => Record<string, unknown>;
  return (fields) => {
    const row = new NewRow();
    for (let at = 0; at < names.length; at++) row[names[at]!] = fields.next() ? reads[at]!(fields) : null;
    return row;
  };
}
