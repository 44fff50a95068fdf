import type { Engine, Table } from '@quay/core';
import type pg from 'pg';
import { quoted, rowOf, selectList } from '../columns.ts';
import { hashOf } from './chain.ts';

const ROWS_AT_ONCE = 5_000;
/** A batch may be megabytes. */
const BATCHES_AT_ONCE = 32;
/** How many batches that the tables already have are checked as well, the latest ones. */
const CHECKED_BEHIND = 10_000;

type JournalRow = [seq: number, at: number, commands: Uint8Array, changes: Uint8Array, hash: Uint8Array];

/** Brings the state of the database into an engine, all of it as of one moment. Gives the seq of the tables. */
export async function load(client: pg.Client, engine: Engine): Promise<number> {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    const projected = await loadRows(client, engine);
    const end = await loadTail(client, engine, projected.seq);
    await client.query('commit');
    engine.open(Math.max(end.seq, projected.seq), Math.max(end.at, projected.at));
    return projected.seq;
  } catch (error) {
    // The error is what counts; on a dead connection there is nothing to roll back.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function loadRows(client: pg.Client, engine: Engine): Promise<{ seq: number; at: number }> {
  const { rows } = await client.query<{ seq: number; at: number }>('select seq, at from projected');
  for (const table of engine.tables) {
    if (table.kind === 'log') continue;
    const record = rowOf(table);
    for await (const values of each(
      client,
      `select ${selectList(table)} from ${quoted(table.name)}${liveOnly(table)}`,
    )) {
      engine.restore(table.name, record(values));
    }
  }
  return rows[0]!;
}

function liveOnly({ live }: Table): string {
  if (!live) return '';
  return ` where ${quoted(live.column)} in (${live.values.map((value) => `'${value}'`).join(', ')})`;
}

/** Applies what the tables do not have yet, and follows the chain of hashes to its end. */
async function loadTail(client: pg.Client, engine: Engine, projected: number): Promise<{ seq: number; at: number }> {
  const { rows } = await client.query<{ seq: number; hash: Uint8Array }>('select seq, hash from writer');
  const writer = rows[0]!;
  let last: { seq: number; at: number; hash: Uint8Array } | undefined;
  const tail = `select seq, at, commands, changes, hash from journal where seq > ${projected - CHECKED_BEHIND} order by seq`;
  for await (const values of each(client, tail, BATCHES_AT_ONCE)) {
    const [seq, at, commands, changes, hash] = values as JournalRow;
    if (last && seq !== last.seq + 1) throw broken(`batch ${last.seq + 1} is missing`);
    if (!last && seq > projected + 1) throw broken(`batch ${projected + 1} is missing`);
    const previous = last?.hash ?? (seq === 1 ? GENESIS : undefined);
    // Of the oldest row that is kept only the successors can be checked.
    if (previous && !same(hashOf(previous, { seq, at, commands, changes }), hash))
      throw broken(`batch ${seq} was changed`);
    if (seq > projected) engine.replay({ seq, at, changes });
    last = { seq, at, hash };
  }
  if ((last?.seq ?? projected) !== writer.seq)
    throw broken(`it ends at ${last?.seq ?? projected} instead of ${writer.seq}`);
  if (last && !same(last.hash, writer.hash)) throw broken(`batch ${last.seq} was changed`);
  return last ?? { seq: projected, at: 0 };
}

/** What stands before batch 1. */
const GENESIS = new Uint8Array(32);

const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
const broken = (how: string): Error => new Error(`the journal is broken: ${how}; restore the database from a backup`);

/** The rows of a query, a few at a time. */
async function* each(client: pg.Client, query: string, atOnce = ROWS_AT_ONCE): AsyncGenerator<unknown[]> {
  await client.query(`declare loading no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<unknown[]>({ text: `fetch ${atOnce} from loading`, rowMode: 'array' });
    yield* rows;
    if (rows.length < atOnce) break;
  }
  await client.query('close loading');
}
