import type { Engine, Table } from '@quay/core';
import { quoted, selectList } from '../columns.ts';
import type { Difference } from '../integrity/difference.ts';
import { type Seals, stateAt } from '../integrity/seals.ts';
import { noSum, plus, sameSum } from '../integrity/sums.ts';
import { TableHash } from '../integrity/table-hash.ts';
import { step } from '../steps.ts';
import type { Wire } from '../wire/connection.ts';
import { query } from '../wire/messages.ts';
import { GENESIS, hashOf } from './chain.ts';
import { rowReader } from './rows.ts';
import { BATCH_COLUMNS, readBatch } from './sealed-batch.ts';

/** How many batches that the tables already have are checked as well, the latest ones. */
const CHECKED_BEHIND = 10_000;

type End = { readonly seq: number; readonly at: number };

/** The seq of the tables, and what in them is not as it was written. */
export type Loaded = { readonly projected: number; readonly differences: readonly Difference[] };

/**
 * Brings the state of the database into an engine, all of it as of one moment. With seals the journal's end must be
 * ours, and the rows are held against the digest that was written with them.
 */
export async function load(wire: Wire, engine: Engine, seals?: Seals): Promise<Loaded> {
  await wire.ask(query('begin transaction isolation level repeatable read read only'));
  try {
    step('load/before-rows');
    const { projected, differences } = await loadRows(wire, engine, seals);
    step('load/before-tail');
    const end = await loadTail(wire, engine, projected.seq, seals);
    await wire.ask(query('commit'));
    engine.open(Math.max(end.seq, projected.seq), Math.max(end.at, projected.at));
    step('load/after');
    // What is wrong in the state as a whole says more than a table's name.
    if (differences.length > 0) for (const what of engine.broken()) differences.push({ table: 'state', key: '', what });
    return { projected: projected.seq, differences };
  } catch (error) {
    // The error is what counts; on a dead connection there is nothing to roll back.
    await wire.ask(query('rollback')).catch(() => undefined);
    throw error;
  }
}

async function loadRows(
  wire: Wire,
  engine: Engine,
  seals: Seals | undefined,
): Promise<{ projected: End; differences: Difference[] }> {
  let projected: End = { seq: 0, at: 0 };
  let digest: Uint8Array | undefined;
  const differences: Difference[] = [];
  await wire.each('select seq, at, digest from projected', (row) => {
    row.next();
    const seq = row.whole();
    row.next();
    projected = { seq, at: row.time() };
    if (row.next()) digest = row.bytes();
  });
  const sums = seals && digest && seals.open(stateAt(projected.seq, projected.at), digest);
  if (seals && !sums) throw new Error(`the digest of the tables is not the one that was written with them; ${REPAIR}`);
  const hash = seals?.rowHash();
  for (const table of engine.tables) {
    if (table.kind === 'log') continue;
    const rowOf = rowReader(table);
    const hashed = hash && new TableHash(table, hash);
    const sum = noSum();
    await wire.each(`select ${selectList(table)} from ${quoted(table.name)}${liveOnly(table)}`, (fields) => {
      const row = rowOf(fields);
      if (hashed) {
        hashed.record(row, false);
        plus(sum, hashed.high, hashed.low);
      }
      engine.restore(table.name, row);
    });
    const known = sums?.get(table.number)?.live ?? noSum();
    if (hashed && !sameSum(sum, known))
      differences.push({ table: table.name, key: '', what: changedRows(sum.rows, known.rows) });
  }
  return { projected, differences };
}

function liveOnly({ live }: Table): string {
  if (!live) return '';
  return ` where ${quoted(live.column)} in (${live.values.map((value) => `'${value}'`).join(', ')})`;
}

/** Applies what the tables do not have yet, and follows the chain of hashes to its end. */
async function loadTail(wire: Wire, engine: Engine, projected: number, seals: Seals | undefined): Promise<End> {
  let writer = { seq: 0, hash: GENESIS };
  let seal: Uint8Array | undefined;
  await assertWhole(wire);
  await wire.each('select seq, hash, seal from writer', (row) => {
    row.next();
    const seq = row.whole();
    row.next();
    writer = { seq, hash: row.bytes() };
    if (row.next()) seal = row.bytes();
  });
  let last: { seq: number; at: number; hash: Uint8Array } | undefined;
  const tail = `select ${BATCH_COLUMNS} from journal where seq > ${projected - CHECKED_BEHIND} order by seq`;
  await wire.each(tail, (row) => {
    const { hash, ...batch } = readBatch(row);
    const { seq, at, changes } = batch;
    if (last && seq !== last.seq + 1) throw broken(`batch ${last.seq + 1} is missing`);
    if (!last && seq > projected + 1) throw broken(`batch ${projected + 1} is missing`);
    const previous = last?.hash ?? (seq === 1 ? GENESIS : undefined);
    // Of the oldest row that is kept only the successors can be checked.
    if (previous && !same(hashOf(previous, batch), hash)) throw broken(`batch ${seq} was changed`);
    if (seq > projected) engine.replay({ seq, at, changes });
    last = { seq, at, hash };
  });
  if (!last && writer.seq > 0) throw broken(`it is empty, and batch ${writer.seq} was the last`);
  const end = last ?? { seq: projected, at: 0, hash: undefined };
  if (end.seq !== writer.seq) throw broken(`it ends at ${end.seq} instead of ${writer.seq}`);
  if (end.hash && !same(end.hash, writer.hash)) throw broken(`batch ${end.seq} was changed`);
  if (end.seq < projected) throw broken(`it ends at ${end.seq}, and the tables have batch ${projected}`);
  const isOurs = !seals || writer.seq === 0 || (seal && seals.isOfJournal(writer.seq, writer.hash, seal));
  if (!isOurs) throw broken(`batch ${writer.seq} does not bear the seal of this installation`);
  return end;
}

/** Nothing may be missing at its beginning but what was removed on purpose. */
async function assertWhole(wire: Wire): Promise<void> {
  await wire.each('select coalesce(min(journal.seq), 0), (select seq from journal_pruned) from journal', (row) => {
    row.next();
    const first = row.whole();
    row.next();
    const pruned = row.whole();
    if (first === pruned + 2) throw broken(`batch ${pruned + 1} is missing`);
    if (first > pruned + 2) throw broken(`batches ${pruned + 1} to ${first - 1} are missing`);
  });
}

const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
const REPAIR = 'restore the database from a backup';
const broken = (how: string): Error => new Error(`the journal is broken: ${how}; ${REPAIR}`);
const changedRows = (found: number, written: number): string =>
  found === written ? 'rows were changed' : `there are ${found} rows, and ${written} were written`;
