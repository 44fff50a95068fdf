import { setTimeout as sleep } from 'node:timers/promises';
import { readChanges, type Table } from '@quay/core';
import type pg from 'pg';
import { abandon, connect, isLoss, lineOf, stateOf } from '../connection.ts';
import { createPruning } from './prune.ts';
import { readSlots, type Slots } from './tape.ts';
import { collapse, write, writesOf } from './write.ts';

/** Follows the journal and writes its changes into the tables that people query. */
export type Projector = {
  /** The last batch that is in the tables. */
  readonly seq: number;
  /** The journal got this far. */
  wake(seq: number): void;
  /** Waits until the tables have a batch. False when that takes longer. */
  until(seq: number, timeoutMs: number): Promise<boolean>;
  close(): Promise<void>;
};

export type ProjectorOptions = {
  readonly databaseUrl: string;
  readonly tables: readonly Table[];
  reached(seq: number): void;
  /** The tables cannot follow any more, and why. */
  stopped(why: string): void;
  /** How many batches the journal keeps behind the tables. */
  readonly keepBatches?: number | 'all';
};

/** While nobody waits for the rows, batches of this time share a transaction. */
const GATHER_MS = 100;
/** Woken by nobody, it looks whether there is something this often. */
const LOOK_MS = 2_000;
const BATCHES_AT_ONCE = 512;
const BYTES_AT_ONCE = 4 << 20;
/** Beyond this many batches, or a quarter of a full load, it does not stop to gather. */
const FAR_BEHIND = 64;
const KEEP_BATCHES = 50_000;
const RECONNECT_MS = 250;
const ANSWER_WITHIN_MS = 60_000;

const NEXT = `
  select seq, at, changes from (
    select seq, at, changes, sum(octet_length(changes)) over (order by seq) - octet_length(changes) as before
    from (select seq, at, changes from journal where seq > $1 order by seq limit ${BATCHES_AT_ONCE}) as following
  ) as sized where before < ${BYTES_AT_ONCE} order by seq`;
/** The condition makes it exactly once: whoever comes second finds another number there. */
const MOVE = 'update projected set seq = $2, at = $3 where seq = $1';

type Next = { seq: number; at: number; changes: Uint8Array };
type Waiter = { readonly seq: number; resolve(reached: boolean): void };

export async function startProjector(options: ProjectorOptions): Promise<Projector> {
  const { databaseUrl, tables, reached, stopped, keepBatches = KEEP_BATCHES } = options;
  const all = tables.map(writesOf);
  const pruning = keepBatches === 'all' ? undefined : createPruning(keepBatches);
  const waiters = new Set<Waiter>();
  let client: pg.Client;
  let slots: Slots;
  let joined = false;
  let seq = 0;
  let woken = 0;
  let closing = false;
  let rouse: (afterMs: number) => void = () => {};

  async function join(): Promise<void> {
    client = await connect(databaseUrl, 'projector', { query_timeout: ANSWER_WITHIN_MS });
    // The rows can be made again from the journal, which is durable and comes first in the same log: they may lose
    // their last moment in a crash without a loss, so that nobody waits for the disk here.
    await client.query('set synchronous_commit = off');
    await resume();
    joined = true;
  }

  async function resume(): Promise<void> {
    const { rows } = await client.query<{ seq: number }>('select seq from projected');
    slots = await readSlots(client);
    arrive(rows[0]!.seq);
  }

  /** Brings some batches into the tables. True when there may be more. */
  async function step(): Promise<boolean> {
    const { rows } = await client.query<Next>({ name: 'next', text: NEXT, values: [seq] });
    if (rows.length === 0) return false;
    const first = rows[0]!;
    const last = rows.at(-1)!;
    if (first.seq !== seq + 1) return caughtUp();
    if (last.seq - first.seq !== rows.length - 1) throw new Error(`the journal has a hole before batch ${last.seq}`);
    const changes = collapse(rows.flatMap((row) => readChanges(tables, row.changes)));
    const placed = new Map(slots);
    await client.query('begin');
    const { rowCount } = await client.query({ name: 'move', text: MOVE, values: [seq, last.seq, new Date(last.at)] });
    if (rowCount !== 1) {
      await client.query('rollback');
      return caughtUp();
    }
    await write(client, all, changes, placed);
    await client.query('commit');
    slots = placed;
    arrive(last.seq);
    return last.seq + FAR_BEHIND < woken || rows.reduce((sum, row) => sum + row.changes.length, 0) > BYTES_AT_ONCE / 4;
  }

  /** Another projector was here first, such as that of a core which was just replaced; else the journal is broken. */
  async function caughtUp(): Promise<true> {
    const before = seq;
    await resume();
    if (seq === before) throw new Error(`the journal has no batch ${seq + 1}`);
    return true;
  }

  function arrive(at: number): void {
    seq = at;
    for (const waiter of waiters) if (waiter.seq <= at) waiter.resolve(true);
    reached(at);
  }

  /** Resolves when somebody waits, a moment after a batch came, or after a while. */
  function rest(): Promise<void> {
    return new Promise((resolve) => {
      let timer = setTimeout(resolve, LOOK_MS);
      let at = Date.now() + LOOK_MS;
      rouse = (afterMs) => {
        if (Date.now() + afterMs >= at) return;
        clearTimeout(timer);
        at = Date.now() + afterMs;
        timer = setTimeout(resolve, afterMs);
      };
      if (closing || isAwaited()) rouse(0);
      else if (woken > seq) rouse(GATHER_MS);
    });
  }

  const isAwaited = (): boolean => [...waiters].some((waiter) => waiter.seq <= woken && waiter.seq > seq);

  async function run(): Promise<void> {
    while (!closing) {
      try {
        if (!joined) await join();
        const more = await step();
        const left = (await pruning?.(client, seq)) ?? false;
        if (!more && !left) await rest();
      } catch (error) {
        if (!(await recover(error))) return;
      }
    }
  }

  /** After a loss it joins again, after a conflict it tries again; anything else is a fault of ours. */
  async function recover(error: unknown): Promise<boolean> {
    if (isLoss(error)) {
      // Whether a commit that broke has happened is read when it joins.
      joined = false;
      abandon(client);
    } else {
      await client.query('rollback').catch(() => undefined);
      if (!mayPass(error)) {
        const refused = stateOf(error)?.startsWith('23');
        stopped(
          `${refused ? 'the database refuses' : 'the tables cannot follow'} after batch ${seq}: ${lineOf(error)}`,
        );
        return false;
      }
    }
    await sleep(RECONNECT_MS);
    return true;
  }

  await join();
  const running = run();

  return {
    get seq() {
      return seq;
    },
    wake(at) {
      woken = Math.max(woken, at);
      rouse(isAwaited() ? 0 : GATHER_MS);
    },
    until(wanted, timeoutMs) {
      if (wanted <= seq) return Promise.resolve(true);
      return new Promise((resolve) => {
        const waiter: Waiter = {
          seq: wanted,
          resolve(inTime) {
            clearTimeout(timer);
            waiters.delete(waiter);
            resolve(inTime);
          },
        };
        const timer = setTimeout(() => waiter.resolve(false), timeoutMs);
        waiters.add(waiter);
        // Who asks has an answer of that batch: the journal has it, even if nobody said so here yet.
        rouse(0);
      });
    },
    async close() {
      closing = true;
      rouse(0);
      await running;
      for (const waiter of waiters) waiter.resolve(false);
      await client.end().catch(() => undefined);
    },
  };
}

/** A conflict, a cancelled statement or a lack of means: the same statement may pass later. */
function mayPass(error: unknown): boolean {
  const state = stateOf(error);
  return state !== undefined && (/^(40|53)/.test(state) || state === '57014' || state === '55P03');
}
