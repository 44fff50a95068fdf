import type { Change } from '../../src/index.ts';

/** What bends the changes of a batch, to see that the auditor objects. */
export type Doctor = (changes: readonly Change[]) => readonly Change[];

/** Changes the row of a table. */
export function set<Row>(name: string, values: (row: Row) => Partial<Row>): Doctor {
  return (changes) => {
    const doctored = changes.map((change) =>
      change.table.name === name ? { ...change, row: { ...change.row, ...values(change.row as Row) } } : change,
    );
    if (!changes.some(({ table }) => table.name === name)) throw new Error(`no row of ${name} to doctor`);
    return doctored;
  };
}

export const without =
  (name: string): Doctor =>
  (changes) => {
    const kept = changes.filter(({ table }) => table.name !== name);
    if (kept.length === changes.length) throw new Error(`no row of ${name} to take away`);
    return kept;
  };

/** Turns the rows of a table into dropped ones. */
export const dropped =
  (name: string): Doctor =>
  (changes) =>
    changes.map((change) => (change.table.name === name ? { ...change, op: 'drop' as const } : change));
