import { type Changes, Rows } from './changes.ts';
import { id, type RowOf, text } from './columns.ts';
import { table } from './table.ts';

const columns = { name: text, last: id };
export const sequencesTable = table({ name: 'sequences', number: 1, kind: 'state', key: ['name'], columns });
type Row = RowOf<typeof columns>;

/** Ids are counted, never drawn: the same commands give the same ids. */
export class Sequences {
  readonly rows: Rows<Row>;
  readonly #all: Sequence[] = [];

  constructor(changes: Changes) {
    this.rows = new Rows(sequencesTable, changes);
  }

  of(name: string): Sequence {
    const sequence = new Sequence(name, this.rows);
    this.#all.push(sequence);
    return sequence;
  }

  /** Start-up brought all rows, or the batch was taken. */
  settle(): void {
    for (const sequence of this.#all) sequence.settle();
  }
}

/** One of them; whoever counts keeps it. Its row is announced once a batch. */
export class Sequence {
  readonly #name: string;
  readonly #rows: Rows<Row>;
  #row: Row | undefined;
  #announced = false;

  constructor(name: string, rows: Rows<Row>) {
    this.#name = name;
    this.#rows = rows;
  }

  get last(): number {
    return this.#row?.last ?? 0;
  }

  next(): number {
    return this.take(1);
  }

  /** Takes so many numbers in a row, and gives the first. */
  take(count: number): number {
    if (!this.#announced) this.#announce();
    const row = this.#row!;
    const first = row.last + 1;
    row.last += count;
    return first;
  }

  /** A sequence that follows something else, such as days, may jump. */
  reach(last: number): void {
    if (!this.#announced) this.#announce();
    this.#row!.last = last;
  }

  #announce(): void {
    this.#row ??= this.#rows.get(this.#name) ?? this.#rows.add({ name: this.#name, last: 0 });
    this.#rows.touch(this.#row);
    this.#announced = true;
  }

  settle(): void {
    this.#announced = false;
    this.#row = this.#rows.get(this.#name);
  }
}
