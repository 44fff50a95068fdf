import { setTimeout as sleep } from 'node:timers/promises';
import { coreTables, type Engine } from '@quay/core';
import { isLoss } from '../connection.ts';
import { beginDigests } from '../integrity/begin-digests.ts';
import type { Difference } from '../integrity/difference.ts';
import { openSeals, type Seals } from '../integrity/seals.ts';
import { step } from '../steps.ts';
import { query } from '../wire/messages.ts';
import type { Written } from './chain.ts';
import { assertDurable, awaitLease, LOADING, takeLease, WRITING } from './lease.ts';
import { load } from './load.ts';
import { type JournalPosition, takeEpoch } from './position.ts';
import { openLine, prepareAppend } from './session.ts';
import { Writer } from './writer.ts';

/** The writer's way to the database. There is one at a time, and each one's epoch is higher than all before. */
export type Journal = {
  readonly epoch: number;
  /** Brings the database's state into the engine and opens it. Gives the seq that the tables have. */
  load(engine: Engine): Promise<number>;
  /** What in the database was found not to be as it was written. Known once it is loaded. */
  readonly differences: readonly Difference[];
  /**
   * The bytes are copied before it returns. Resolves when the batch is durable; rejects with a one-line reason when it is not, or nobody can know. Some batches
   * may be under way at once; they become durable in order. After a rejection nothing more is written.
   */
  append(batch: Written): Promise<void>;
  close(): Promise<void>;
};

export type JournalOptions = {
  /** As a standby: waits until the writer that there is has died, instead of refusing. */
  readonly waitForLease?: boolean;
  /** Prepares the database once the lease is there, before anything is read: nobody else writes then. */
  prepare?(): Promise<void>;
  /** The key that the journal and the digests of the tables are sealed with; asked for once the database is prepared. */
  key?(): Promise<Uint8Array>;
  /** There were seals before: a database without them was tampered with, or is an old backup. */
  readonly isSealed?: boolean;
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
  /** Nothing can be written any more, and why; also called for a writer that has nothing to write. */
  stopped?(why: string): void;
};

/** The connection of a writer that was just killed may linger for a moment. */
const LEASE_WITHIN_MS = 3_000;
const TRY_AGAIN_MS = 250;
const SPEAK_EVERY_MS = 1_000;

/** Takes the writer's lease and the next epoch: from then on no earlier writer can append. */
export async function openJournal(databaseUrl: string, options: JournalOptions = {}): Promise<Journal> {
  const { line, position, seals, differences } = await becomeWriter(databaseUrl, options);
  const writer = new Writer(databaseUrl, line, position, seals, (why) => options.stopped?.(why));
  return {
    epoch: position.epoch,
    differences,
    async load(engine) {
      await line.ask(query(`set application_name = '${LOADING}'`));
      const { projected, differences: found } = await load(line, engine, seals);
      differences.push(...found);
      await line.ask(query(`set application_name = '${WRITING}'`));
      return projected;
    },
    append: (batch) => writer.append(batch),
    close: () => writer.close(),
  };
}

type Reign = { line: Line; position: JournalPosition; seals: Seals | undefined; differences: Difference[] };

async function becomeWriter(databaseUrl: string, options: JournalOptions): Promise<Reign> {
  for (;;) {
    options.signal?.throwIfAborted();
    const line = await openLine(databaseUrl).catch(ifStandby);
    if (!line) continue;
    try {
      await assertDurable(line);
      if (options.waitForLease) await awaitLease(line, options.signal);
      else if (!(await takeLease(line, LEASE_WITHIN_MS))) throw new Error('another Quay is running on this database');
      await speaking(line, async () => options.prepare?.());
      const position = await takeEpoch(line);
      step('epoch/taken');
      const key = await speaking(line, async () => options.key?.());
      const seals = key && openSeals(key);
      await prepareAppend(line, seals !== undefined);
      const differences = seals ? await beginDigests(line, coreTables, seals, options.isSealed ?? false) : [];
      return { line, position, seals, differences };
    } catch (error) {
      line.drop();
      await ifStandby(error);
    }
  }

  /** A standby outlives an absence of the database. */
  async function ifStandby(error: unknown): Promise<undefined> {
    if (!options.waitForLease || !isLoss(error)) throw error;
    await sleep(TRY_AGAIN_MS);
  }
}

type Line = Awaited<ReturnType<typeof openLine>>;

/** A standby ends a writer that is silent: while others work for it, it says something all the same. */
async function speaking<Value>(line: Line, work: () => Promise<Value>): Promise<Value> {
  await line.ask(query(`set application_name = '${LOADING}'`));
  const timer = setInterval(() => void line.ask(query('select 1')).catch(() => undefined), SPEAK_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await line.ask(query(`set application_name = '${WRITING}'`)).catch(() => undefined);
  }
}
