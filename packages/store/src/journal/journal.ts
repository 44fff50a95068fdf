import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch, Engine } from '@quay/core';
import type pg from 'pg';
import { abandon, connect, isLoss, lineOf } from '../connection.ts';
import { hashOf } from './chain.ts';
import { assertDurable, takeLease } from './lease.ts';
import { load } from './load.ts';

/** The writer's way to the database. There is one at a time, and each one's epoch is higher than all before. */
export type Journal = {
  readonly epoch: number;
  /** Brings the database's state into the engine and opens it. Gives the seq that the tables have. */
  load(engine: Engine): Promise<number>;
  /** Resolves when the batch is durable; rejects with a one-line reason when it is not, or nobody can know. */
  append(batch: Batch): Promise<void>;
  close(): Promise<void>;
};

/** The connection of a writer that was just killed may linger for a moment. */
const LEASE_WITHIN_MS = 3_000;
/** A connection that breaks is restored within this time, or the writer gives up. */
const RESTORE_WITHIN_MS = 10_000;
const TRY_AGAIN_MS = 100;
const LEASE_STEP_MS = 500;
/** A server that says nothing for so long counts as gone. */
const ANSWER_WITHIN_MS = 30_000;

/** One statement, so one transaction: the row is there exactly when (epoch, seq) was ours to move. */
const APPEND = `
  with moved as (update writer set seq = $1, hash = $6 where epoch = $2 and seq = $1 - 1 returning 1)
  insert into journal (seq, epoch, at, commands, changes, hash)
  select $1::bigint, $2::bigint, $3::timestamptz, $4::bytea, $5::bytea, $6::bytea from moved`;

type Place = { epoch: number; seq: number; hash: Uint8Array };

/** Takes the writer's lease and the next epoch: from then on no earlier writer can append. */
export async function openJournal(databaseUrl: string): Promise<Journal> {
  let client: pg.Client = await open(databaseUrl);
  let place: Place;
  try {
    await assertDurable(client);
    if (!(await takeLease(client, LEASE_WITHIN_MS))) throw new Error('another Quay is running on this database');
    const { rows } = await client.query<Place>('update writer set epoch = epoch + 1 returning epoch, seq, hash');
    place = rows[0]!;
  } catch (error) {
    abandon(client);
    throw error;
  }
  const { epoch } = place;
  let busy = false;

  async function submit(batch: Batch, hash: Uint8Array): Promise<void> {
    const values = [batch.seq, epoch, new Date(batch.at), batch.commands, batch.changes, hash];
    const { rowCount } = await client.query({ name: 'append', text: APPEND, values });
    if (rowCount !== 1) throw await whyFenced();
  }

  async function whyFenced(): Promise<Error> {
    const now = await read(client);
    if (now.epoch !== epoch) return new Error('a newer core has taken over');
    return new Error(`the journal is at batch ${now.seq}, which is not where this core left it`);
  }

  /** The connection broke while the batch was on its way. What became of it is read, never guessed. */
  async function resolve(batch: Batch, hash: Uint8Array): Promise<void> {
    const until = Date.now() + RESTORE_WITHIN_MS;
    for (;;) {
      abandon(client);
      try {
        client = await open(databaseUrl);
        await retakeLease(until);
        const now = await read(client);
        if (now.epoch === epoch && now.seq === batch.seq && Buffer.compare(now.hash, hash) === 0) return;
        // Anything but the place before this batch: the statement's own condition refuses it, and says why.
        await submit(batch, hash);
        return;
      } catch (error) {
        if (!isLoss(error)) throw error;
        if (Date.now() >= until) throw new Error(`the database cannot be reached: ${lineOf(error)}`, { cause: error });
        await sleep(TRY_AGAIN_MS);
      }
    }
  }

  /** The old connection may still be committing; only when its lease is free has it come to an end. */
  async function retakeLease(until: number): Promise<void> {
    while (!(await takeLease(client, LEASE_STEP_MS))) {
      if ((await read(client)).epoch !== epoch) throw new Error('a newer core has taken over');
      if (Date.now() >= until) throw new Error('the connection that broke still holds the lease');
    }
  }

  return {
    epoch,
    load: (engine) => load(client, engine),
    async append(batch) {
      if (busy) throw new Error('a batch is on its way already');
      busy = true;
      const hash = hashOf(place.hash, batch);
      try {
        await submit(batch, hash).catch((error: unknown) => {
          if (isLoss(error)) return resolve(batch, hash);
          throw error;
        });
        place = { epoch, seq: batch.seq, hash };
      } catch (error) {
        throw new Error(`batch ${batch.seq} was not written: ${lineOf(error)}`, { cause: error });
      } finally {
        busy = false;
      }
    },
    close: () => client.end(),
  };
}

const open = (databaseUrl: string): Promise<pg.Client> =>
  connect(databaseUrl, 'core', { query_timeout: ANSWER_WITHIN_MS });

async function read(client: pg.Client): Promise<Place> {
  const { rows } = await client.query<Place>('select epoch, seq, hash from writer');
  return rows[0]!;
}
