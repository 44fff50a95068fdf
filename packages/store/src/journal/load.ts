import type { Engine, Table } from '@quay/core';
import { quoted, selectList } from '../columns.ts';
import { step } from '../steps.ts';
import type { Wire } from '../wire/connection.ts';
import { query } from '../wire/messages.ts';
import { GENESIS, hashOf } from './chain.ts';
import { rowReader } from './rows.ts';

/** How many batches that the tables already have are checked as well, the latest ones. */
const CHECKED_BEHIND = 10_000;

type End = { readonly seq: number; readonly at: number };

/** Brings the state of the database into an engine, all of it as of one moment. Gives the seq of the tables. */
export async function load(wire: Wire, engine: Engine): Promise<number> {
  await wire.ask(query('begin transaction isolation level repeatable read read only'));
  try {
    step('load/before-rows');
    const projected = await loadRows(wire, engine);
    step('load/before-tail');
    const end = await loadTail(wire, engine, projected.seq);
    await wire.ask(query('commit'));
    engine.open(Math.max(end.seq, projected.seq), Math.max(end.at, projected.at));
    step('load/after');
    return projected.seq;
  } catch (error) {
    // The error is what counts; on a dead connection there is nothing to roll back.
    await wire.ask(query('rollback')).catch(() => undefined);
    throw error;
  }
}

async function loadRows(wire: Wire, engine: Engine): Promise<End> {
  let projected: End = { seq: 0, at: 0 };
  await wire.each('select seq, at from projected', (row) => {
    row.next();
    const seq = row.whole();
    row.next();
    projected = { seq, at: row.time() };
  });
  for (const table of engine.tables) {
    if (table.kind === 'log') continue;
    const rowOf = rowReader(table);
    await wire.each(`select ${selectList(table)} from ${quoted(table.name)}${liveOnly(table)}`, (fields) =>
      engine.restore(table.name, rowOf(fields)),
    );
  }
  return projected;
}

function liveOnly({ live }: Table): string {
  if (!live) return '';
  return ` where ${quoted(live.column)} in (${live.values.map((value) => `'${value}'`).join(', ')})`;
}

/** Applies what the tables do not have yet, and follows the chain of hashes to its end. */
async function loadTail(wire: Wire, engine: Engine, projected: number): Promise<End> {
  let writer = { seq: 0, hash: GENESIS };
  await wire.each('select seq, hash from writer', (row) => {
    row.next();
    const seq = row.whole();
    row.next();
    writer = { seq, hash: row.bytes() };
  });
  let last: { seq: number; at: number; hash: Uint8Array } | undefined;
  const tail = `select seq, at, commands, changes, hash from journal where seq > ${projected - CHECKED_BEHIND} order by seq`;
  await wire.each(tail, (row) => {
    row.next();
    const seq = row.whole();
    row.next();
    const at = row.time();
    row.next();
    const commands = row.bytes();
    row.next();
    const changes = row.bytes();
    row.next();
    const hash = row.bytes();
    if (last && seq !== last.seq + 1) throw broken(`batch ${last.seq + 1} is missing`);
    if (!last && seq > projected + 1) throw broken(`batch ${projected + 1} is missing`);
    const previous = last?.hash ?? (seq === 1 ? GENESIS : undefined);
    // Of the oldest row that is kept only the successors can be checked.
    if (previous && !same(hashOf(previous, { seq, at, commands, changes }), hash))
      throw broken(`batch ${seq} was changed`);
    if (seq > projected) engine.replay({ seq, at, changes });
    last = { seq, at, hash };
  });
  const end = last ?? { seq: projected, at: 0, hash: undefined };
  if (end.seq !== writer.seq) throw broken(`it ends at ${end.seq} instead of ${writer.seq}`);
  if (end.hash && !same(end.hash, writer.hash)) throw broken(`batch ${end.seq} was changed`);
  return end;
}

const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
const broken = (how: string): Error => new Error(`the journal is broken: ${how}; restore the database from a backup`);
