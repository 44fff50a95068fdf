import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Table } from '@quay/core';
import { Wire } from '../wire/connection.ts';
import { query } from '../wire/messages.ts';
import { Comparison } from './comparison.ts';
import type { Difference } from './difference.ts';
import { Chain, ChangeWalk, eachBatch } from './journal-pass.ts';
import { LedgerSums } from './ledger-sums.ts';
import { type Positions, readPositions } from './positions.ts';
import { RowHash } from './row-hash.ts';
import { scanTable } from './scan.ts';
import { linesAt, openSeals, type Seals, stateAt } from './seals.ts';
import { noSum, plus, type Sums, sameSum } from './sums.ts';
import { TableHash } from './table-hash.ts';

export type InspectOptions = {
  readonly databaseUrl: string;
  readonly tables: readonly Table[];
  /** With it the digests and the seal of the journal are checked too. */
  readonly key?: Uint8Array | undefined;
  /** Every row is held against the journal; else only those of tables whose digest differs. */
  readonly everyRow: boolean;
  /** Gives others their turn, between a few rows and the next. */
  between?(): Promise<void> | undefined;
  /** How far it is. */
  progress?(what: string, done: number, of: number): void;
};

export type Inspection = {
  /** The batch at which the tables were looked at. */
  readonly seq: number;
  readonly batches: number;
  readonly rows: number;
  /** The journal is there from its first batch. */
  readonly isWhole: boolean;
  /** The digests were opened and compared. */
  readonly isSealed: boolean;
  /** Rows that the journal, where it was pruned, says nothing of any more: the digests alone stand for them. */
  readonly unproven: number;
  readonly differences: readonly Difference[];
};

const ANSWER_WITHIN_MS = 600_000;
const TRY_AGAIN_MS = 200;
const TRIES = 150;

/**
 * Checks a whole database, as of one moment: the journal's chain from its first batch that is kept to its seal, the rows
 * of all tables of the core against the digests that moved with them or against the journal itself, and the accounts
 * against the ledger.
 */
export async function inspect(options: InspectOptions): Promise<Inspection> {
  const wire = await Wire.open(options.databaseUrl, 'inspector', ANSWER_WITHIN_MS);
  try {
    await wire.ask(query('set idle_in_transaction_session_timeout = 0; set statement_timeout = 0'));
    return await inspectAt(wire, await openSnapshot(wire), options);
  } finally {
    await wire.close().catch(() => undefined);
  }
}

/** One moment at which the ledger's lines and the accounts are at the same batch. */
async function openSnapshot(wire: Wire): Promise<Positions> {
  for (let tries = 0; tries < TRIES; tries++) {
    await wire.ask(query('begin transaction isolation level repeatable read read only'));
    const positions = await readPositions(wire);
    if (positions.seq === positions.linesSeq) return positions;
    await wire.ask(query('commit'));
    await sleep(TRY_AGAIN_MS);
  }
  throw new Error('the ledger and the accounts are not at the same batch: start and stop Quay once');
}

async function inspectAt(wire: Wire, positions: Positions, options: InspectOptions): Promise<Inspection> {
  const { tables, everyRow, between = () => undefined, progress = () => undefined } = options;
  const { seq, pruned, writer } = positions;
  const seals = options.key && openSeals(options.key);
  const isWhole = pruned === 0;
  const walk = new ChangeWalk(tables);
  const chain = new Chain(pruned);
  const differences: Difference[] = [];
  /** Never the same, so that nobody can make rows whose hashes are those of others. */
  const hash = new RowHash(randomBytes(8));
  const passed = (what: string) => (to: number) => {
    progress(what, to - pruned, writer.seq - pruned);
    return between();
  };

  let compared = everyRow ? new Comparison(tables, hash, isWhole) : undefined;
  let last = 0;
  await eachBatch(
    wire,
    pruned,
    writer.seq,
    (batch) => {
      chain.receive(batch);
      last = batch.seq;
      if (compared && batch.seq <= seq) walk.walk(batch.changes, compared.onChange);
    },
    passed('journal'),
  );
  differences.push(...chain.differences, ...endOf(positions, last, chain.hash, seals));

  const sums = sealedSums(positions, seals);
  if (seals && !sums) differences.push({ table: 'digests', key: '', what: 'they are not those that were written' });
  const ledger = new LedgerSums();
  let rows = 0;
  const suspects: Table[] = [];
  for (const [index, table] of tables.entries()) {
    progress('rows', index, tables.length);
    const sum = noSum();
    const hashed = seals && new TableHash(table, seals.rowHash());
    await scanTable(
      wire,
      table,
      (row) => {
        rows += 1;
        ledger.add(table, row);
        compared?.onRow(table, row);
        if (!hashed) return;
        hashed.record(row, false);
        plus(sum, hashed.high, hashed.low);
      },
      between,
    );
    if (sums && !sameSum(sum, sums.get(table.number)?.all ?? noSum())) suspects.push(table);
  }
  progress('rows', tables.length, tables.length);

  if (!compared && suspects.length > 0) {
    const some = new Comparison(suspects, hash, isWhole);
    compared = some;
    const listener = (changes: Uint8Array) => walk.walk(changes, some.onChange);
    await eachBatch(wire, pruned, seq, ({ changes }) => listener(changes), passed('journal, for what rows should be'));
    for (const table of suspects) await scanTable(wire, table, (row) => some.onRow(table, row), between);
  }
  if (compared?.close()) {
    const found = compared;
    await eachBatch(
      wire,
      pruned,
      seq,
      ({ changes }) => found.name(walk, changes),
      passed('journal, for what is wrong'),
    );
  }
  await wire.ask(query('commit'));

  const named = [...(compared?.differences() ?? [])];
  differences.push(...named, ...ledger.differences());
  for (const table of suspects) {
    if (named.some((one) => one.table === table.name)) continue;
    differences.push({ table: table.name, key: '', what: 'its rows are not those that its digest was made of' });
  }
  const unproven = compared?.unproven ?? 0;
  return { seq, batches: writer.seq - pruned, rows, isWhole, isSealed: sums !== undefined, unproven, differences };
}

/** Whether the journal ends where and as its writer left it. */
function* endOf(
  { seq, pruned, writer }: Positions,
  last: number,
  hash: Uint8Array | undefined,
  seals: Seals | undefined,
): Iterable<Difference> {
  const differs = (what: string): Difference => ({ table: 'journal', key: '', what });
  if (writer.seq > 0 && last === 0) yield differs(`it is empty, and batch ${writer.seq} was the last`);
  else if (last !== Math.max(writer.seq, pruned)) yield differs(`it ends at ${last} instead of ${writer.seq}`);
  else if (hash && Buffer.compare(hash, writer.hash) !== 0) yield differs(`batch ${last} was changed`);
  if (writer.seq < seq) yield differs(`it ends at ${writer.seq}, and the tables have batch ${seq}`);
  if (seals && writer.seq > 0 && !(writer.seal && seals.isOfJournal(writer.seq, writer.hash, writer.seal))) {
    yield differs(`batch ${writer.seq} does not bear the seal of this installation`);
  }
}

function sealedSums({ seq, at, linesSeq, digest, lineDigest }: Positions, seals: Seals | undefined): Sums | undefined {
  const state = seals && digest && seals.open(stateAt(seq, at), digest);
  const lines = seals && lineDigest && seals.open(linesAt(linesSeq), lineDigest);
  return state && lines ? new Map([...lines, ...state]) : undefined;
}
