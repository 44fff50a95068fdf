import { Reader, readRow, type Table } from '@quay/core';
import { GENESIS, hashOf } from '../journal/chain.ts';
import { BATCH_COLUMNS, readBatch, type SealedBatch } from '../journal/sealed-batch.ts';
import { type Shape, shapeOf } from '../projector/shape.ts';
import { Walker } from '../projector/walker.ts';
import type { Wire } from '../wire/connection.ts';
import type { Difference } from './difference.ts';

/** So many batches are read at once. */
const BATCHES_AT_ONCE = 256;

/** A row as a batch has it, which stands there, or only its key if it is gone. */
export type OnChange = (table: Table, bytes: Uint8Array, start: number, end: number, isGone: boolean) => void;

/** Reads the batches from the one after `after` to `last`, a few at a time. */
export async function eachBatch(
  wire: Wire,
  after: number,
  last: number,
  listener: (batch: SealedBatch) => void,
  between: (seq: number) => Promise<void> | undefined,
): Promise<void> {
  for (let from = after; from < last; from += BATCHES_AT_ONCE) {
    const to = Math.min(last, from + BATCHES_AT_ONCE);
    await wire.each(`select ${BATCH_COLUMNS} from journal where seq > ${from} and seq <= ${to} order by seq`, (row) =>
      listener(readBatch(row)),
    );
    await between(to);
  }
}

/** Follows the chain of hashes from batch to batch, and gives what breaks it. */
export class Chain {
  readonly differences: Difference[] = [];
  hash: Uint8Array | undefined;
  #seq: number;

  constructor(after: number) {
    this.#seq = after;
    if (after === 0) this.hash = GENESIS;
  }

  receive({ hash, ...batch }: SealedBatch): void {
    if (batch.seq !== this.#seq + 1) {
      this.#differs(
        batch.seq - 1 > this.#seq + 1 ? `${this.#seq + 1} to ${batch.seq - 1}` : `${this.#seq + 1}`,
        'missing',
      );
    } else if (this.hash && Buffer.compare(hashOf(this.hash, batch), hash) !== 0) {
      this.#differs(String(batch.seq), 'not the batch that was written after the one before it');
    }
    this.hash = hash;
    this.#seq = batch.seq;
  }

  #differs(key: string, what: string): void {
    this.differences.push({ table: 'journal', key, what: `it is ${what}` });
  }
}

/** Walks through the changes of batches. Rows of logs that the database does not keep are passed over. */
export class ChangeWalk {
  readonly #shapes: (Shape | undefined)[] = [];
  readonly #walker = new Walker();

  constructor(tables: readonly Table[]) {
    for (const table of tables) this.#shapes[table.number] = shapeOf(table);
  }

  walk(changes: Uint8Array, listener: OnChange): void {
    const walker = this.#walker;
    walker.open(changes);
    while (!walker.done) {
      const mark = walker.count();
      const shape = this.#shapes[mark >>> 1];
      if (!shape) throw new Error(`the journal names table ${mark >>> 1}, which this version does not know`);
      const { table } = shape;
      const isGone = mark % 2 === 1;
      const start = walker.at;
      walker.skip(shape, isGone ? shape.keyLength : shape.length);
      const end = walker.at;
      if (table.kept && !table.kept(readRow<object>(new Reader(changes, start, end), table.columns))) continue;
      listener(table, changes, start, end, isGone);
    }
  }
}
