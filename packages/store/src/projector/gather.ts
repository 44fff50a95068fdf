import type { Product } from '@quay/contract/trading';
import { type Column, Reader, readRow, type Table, tradingProducts } from '@quay/core';
import type { RunningDigest } from '../integrity/running-digest.ts';
import type { TableSums } from '../integrity/sums.ts';
import { CopyRows } from '../wire/copy.ts';
import { Latest } from './latest.ts';
import { type PublicTrade, publicColumns } from './public-trade.ts';
import { type Shape, shapeOf } from './shape.ts';
import { Walker } from './walker.ts';

/** What some batches do to one table. */
export type TableChanges = {
  readonly shape: Shape;
  readonly latest: Latest;
  /** Rows that the table cannot have yet: those of a log, and those whose number is higher than all it has. */
  readonly added: CopyRows;
  /** Rows that it may have. */
  readonly put: CopyRows;
  /** Keys that it no longer has. */
  readonly dropped: CopyRows;
};

/** Below this number a counted row may be in its table already; above, it is new. */
export type HighestIds = ReadonlyMap<Table, number>;

/** The trades of one product, in order, for what is made of them. */
export type ProductTrades = {
  readonly product: Product;
  readonly columns: Readonly<Record<string, Column<never>>>;
  rows: PublicTrade[];
};

/** Gathers the changes of some batches into what is sent: each row of a state table once, with its last value. */
export class Gathered {
  readonly tables: readonly TableChanges[];
  readonly trades: readonly ProductTrades[];
  readonly #byMark: (TableChanges | undefined)[] = [];
  /** By the number of the table of trades. */
  readonly #trades: (ProductTrades | undefined)[] = [];
  readonly #walker = new Walker();
  readonly #digest: RunningDigest | undefined;
  /** What the rows of logs add to the sums of their tables. */
  readonly lineSums = new Map<number, TableSums>();

  constructor(tables: readonly Table[], digest: RunningDigest | undefined) {
    this.#digest = digest;
    this.tables = tables.map((table) => ({
      shape: shapeOf(table),
      latest: new Latest(),
      added: new CopyRows(),
      put: new CopyRows(),
      dropped: new CopyRows(),
    }));
    this.trades = tradingProducts.map(({ name: product, tables: { trades } }) => {
      const one: ProductTrades = { product, columns: publicColumns(trades), rows: [] };
      this.#trades[trades.number] = one;
      return one;
    });
    for (const one of this.tables) this.#byMark[one.shape.table.number] = one;
  }

  clear(): void {
    for (const trades of this.trades) trades.rows = [];
    this.lineSums.clear();
    for (const { latest, added, put, dropped } of this.tables) {
      latest.clear();
      for (const rows of [added, put, dropped]) rows.clear();
    }
  }

  /** Takes the changes of the next batch; the bytes are kept until {@link finish}. */
  add(changes: Uint8Array): void {
    const walker = this.#walker;
    walker.open(changes);
    while (!walker.done) {
      const mark = walker.count();
      const one = this.#byMark[mark >>> 1];
      if (!one) throw new Error(`the journal names table ${mark >>> 1}, which this version does not know`);
      if (one.shape.table.kind === 'state') this.#latest(one, mark % 2 === 1);
      else if (mark % 2 === 1) throw new Error(`the journal drops a row of ${one.shape.table.name}, which is a log`);
      else this.#log(one);
    }
  }

  #latest({ shape, latest }: TableChanges, gone: boolean): void {
    const walker = this.#walker;
    const start = walker.at;
    walker.skip(shape, shape.keyLength);
    const end = walker.at;
    if (!gone) walker.skip(shape, shape.length - shape.keyLength, shape.keyLength);
    latest.put(walker.source, start, end, gone);
  }

  #log({ shape, added }: TableChanges): void {
    const walker = this.#walker;
    const { table } = shape;
    const begun = added.end;
    const start = walker.at;
    walker.copy(shape, shape.length, added);
    const trades = this.#trades[table.number];
    if (trades || table.kept) {
      const row = readRow<object>(new Reader(walker.source, start, walker.at), trades?.columns ?? table.columns);
      trades?.rows.push(row as PublicTrade);
      if (table.kept && !table.kept(row)) {
        added.undo(begun);
        return;
      }
    }
    this.#digest?.added(table, walker.source, start, walker.at, this.lineSums);
  }

  /** Makes the rows of the state tables out of what came. Gives the highest numbers that the tables have then. */
  finish(highest: HighestIds): HighestIds {
    const after = new Map(highest);
    for (const one of this.tables) {
      if (one.shape.table.kind === 'state') after.set(one.shape.table, this.#rowsOf(one, highest.get(one.shape.table)));
    }
    return after;
  }

  #rowsOf({ shape, latest, added, put, dropped }: TableChanges, highest = Number.POSITIVE_INFINITY): number {
    const walker = this.#walker;
    let greatest = highest;
    for (let index = 0; index < latest.size; index++) {
      walker.open(latest.sources[index]!, latest.starts[index]!);
      const id = shape.counted ? walker.count() : 0;
      walker.at = latest.starts[index]!;
      const isNew = id > highest;
      if (!latest.gone[index]) walker.copy(shape, shape.length, isNew ? added : put);
      else if (!isNew) walker.copy(shape, shape.keyLength, dropped);
      this.#digest?.changed(shape.table, latest.sources[index]!, latest.starts[index]!, isNew, latest.gone[index]!);
      if (isNew && id > greatest) greatest = id;
    }
    return greatest;
  }
}
