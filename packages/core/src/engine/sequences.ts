import { type Changes, Rows } from './changes.ts';
import { id, type RowOf, text } from './columns.ts';
import { table } from './table.ts';

const columns = { name: text, last: id };
export const sequencesTable = table({ name: 'sequences', number: 1, kind: 'state', key: ['name'], columns });

/** Ids are counted, never drawn: the same commands give the same ids. */
export class Sequences {
  readonly rows: Rows<RowOf<typeof columns>>;

  constructor(changes: Changes) {
    this.rows = new Rows(sequencesTable, changes);
  }

  next(name: string): number {
    const row = this.rows.get(name) ?? this.rows.add({ name, last: 0 });
    row.last += 1;
    this.rows.touch(row);
    return row.last;
  }
}
