import type { Change } from '../../src/index.ts';

/** The changes of a batch by table, in the order in which they stand there. */
export type Sorted = Map<number, Change[]>;

export function sortedByTable(changes: readonly Change[]): Sorted {
  const sorted: Sorted = new Map();
  for (const change of changes) {
    const same = sorted.get(change.table.number);
    if (same) same.push(change);
    else sorted.set(change.table.number, [change]);
  }
  return sorted;
}

export function rowsOf<Row>(sorted: Sorted, table: number): Row[] {
  return (sorted.get(table) ?? []).map(({ row }) => row as Row);
}
