import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Table } from '@quay/core';
import type { RowsOf, RunningDigest } from '../integrity/running-digest.ts';
import { added, NO_SUMS, type Sums } from '../integrity/sums.ts';
import { CopyRows } from '../wire/copy.ts';
import { query } from '../wire/messages.ts';
import { candlesOf } from './candles.ts';
import { candlesTable, type Derived, tapeTable } from './derived.ts';
import { encode } from './encode.ts';
import { Gathered, type HighestIds } from './gather.ts';
import { candles, type StagingTable, type Statements, statementsOf, tape } from './statements.ts';
import { type Slots, tapeOf } from './tape.ts';

/** After so much the connection gets its turn: what was made before is still being sent. */
const BYTES_A_TURN = 1 << 17;
/** The more there are in a transaction, the fewer times a balance is written. */
const BYTES_AT_ONCE = 8 << 20;
/** With so much in one, the next is gathered while it is written; with less it pays to gather for longer. */
const WELL_FILLED = BYTES_AT_ONCE / 4;

/** A batch as the journal has it. */
export type Next = { readonly seq: number; readonly at: number; readonly changes: Uint8Array };

/** What is known of the tables, and must be true before some batches are written. */
export type Known = {
  /** The last batch that all tables have. */
  readonly seq: number;
  /** The last batch that entries and trades have, the ledger's lines: they are committed first. */
  readonly linesSeq: number;
  readonly highest: HighestIds;
  readonly slots: Slots;
  /** The digests of the tables at these places. */
  readonly sums: Sums;
  readonly lineSums: Sums;
};
export const NOTHING_KNOWN: Known = {
  seq: 0,
  linesSeq: 0,
  highest: new Map(),
  slots: new Map(),
  sums: NO_SUMS,
  lineSums: NO_SUMS,
};

/** The rounds of messages that bring some batches into the tables, made from the journal's bytes. */
export class Transaction {
  readonly #gathered: Gathered;
  readonly #statements: ReadonlyMap<Table, Statements>;
  readonly #candles = new CopyRows();
  readonly #tape = new CopyRows();
  /**
   * Each round is sent as one piece and answered as one; they lend the memory of this object until then. A third of the
   * database's work is rows that never change, entries and trades: they go over a connection of their own, so that two of
   * its processes work at once.
   */
  rounds: Uint8Array[][] = [];
  lines: Uint8Array[][] = [];
  /** The staging tables that the rounds need. */
  staging: StagingTable[] = [];
  linesAreThere = false;
  first = 0;
  last = 0;
  at = 0;
  /** What is known once it is committed. */
  after: Known = NOTHING_KNOWN;
  #known = NOTHING_KNOWN;
  #bytes = 0;

  readonly #digest: RunningDigest | undefined;

  constructor(tables: readonly Table[], digest: RunningDigest | undefined) {
    this.#digest = digest;
    this.#gathered = new Gathered(tables, digest);
    this.#statements = new Map(tables.map((table) => [table, statementsOf(table)]));
  }

  /** Begins anew, after what the tables have by then. */
  begin(known: Known): void {
    this.#known = known;
    this.#gathered.clear();
    this.#bytes = 0;
    this.first = known.seq + 1;
    this.last = known.seq;
  }

  /** Takes the next batches. */
  async add(batches: readonly Next[]): Promise<void> {
    let taken = 0;
    for (const { seq, at, changes } of batches) {
      this.#gathered.add(changes);
      this.#bytes += changes.length;
      this.last = seq;
      this.at = at;
      taken += changes.length;
      if (taken < BYTES_A_TURN) continue;
      taken = 0;
      await nextTurn();
    }
  }

  /** So many bytes of changes it still takes. */
  get room(): number {
    return Math.max(0, BYTES_AT_ONCE - this.#bytes);
  }

  get isEmpty(): boolean {
    return this.last < this.first;
  }

  get isWellFilled(): boolean {
    return this.#bytes >= WELL_FILLED;
  }

  /** Makes the rounds out of what was added. */
  async finish(rowsOf: RowsOf): Promise<void> {
    const known = this.#known;
    const gathered = this.#gathered;
    await nextTurn();
    this.#digest?.begin(known.sums);
    const highest = gathered.finish(known.highest);
    const sums = (await this.#digest?.finish(rowsOf)) ?? known.sums;
    await nextTurn();
    const slots = new Map(known.slots);

    this.rounds = [];
    this.lines = [];
    this.staging = [];
    // Then they were committed before a crash or a loss.
    const linesAreThere = known.linesSeq >= this.last;
    for (const { shape, added, put, dropped } of gathered.tables) {
      const statements = this.#statements.get(shape.table)!;
      const { incoming, leaving, merge, remove } = statements;
      if (shape.table.kind === 'log') {
        if (added.rows > 0 && !linesAreThere) this.lines.push(added.into(statements.table));
        continue;
      }
      if (dropped.rows > 0) this.#bring(dropped, leaving, remove);
      if (added.rows > 0) this.rounds.push(added.into(statements.table));
      if (put.rows > 0) this.#bring(put, incoming, merge);
    }
    this.#derive(slots);
    const lineSums = linesAreThere ? known.lineSums : added(known.lineSums, gathered.lineSums);
    this.after = { seq: this.last, linesSeq: Math.max(this.last, known.linesSeq), highest, slots, sums, lineSums };
    this.linesAreThere = linesAreThere;
  }

  #derive(slots: Slots): void {
    const traded = this.#gathered.trades.filter(({ rows }) => rows.length > 0);
    if (traded.length === 0) return;
    this.#candles.clear();
    this.#tape.clear();
    for (const { product, rows } of traded) {
      encodeAll(candlesTable, candlesOf(product, rows), this.#candles);
      encodeAll(tapeTable, tapeOf(product, rows, slots), this.#tape);
    }
    this.#bring(this.#candles, candles.incoming, candles.merge);
    this.#bring(this.#tape, tape.incoming, tape.merge);
  }

  #bring(rows: CopyRows, staging: StagingTable, statement: string): void {
    this.staging.push(staging);
    this.rounds.push(rows.into(staging.name), [query(statement)]);
  }
}

function encodeAll({ columns }: Derived, rows: readonly object[], to: CopyRows): void {
  const named = Object.entries(columns);
  for (const row of rows) encode(named, row, to);
}
