import { setTimeout as sleep } from 'node:timers/promises';
import { step } from '../steps.ts';
import type { Wire } from '../wire/connection.ts';

/** "Quay" in ASCII, and which lease. */
const KEY = [0x51756179, 1] as const;
const TRY_AGAIN_MS = 50;
/**
 * A writer sends something at least every second. One that has been silent for so long is frozen, or its machine is;
 * its connection is ended, which frees the lease. Should it continue later, the epoch refuses it.
 */
const SILENT_MS = 3_000;
/** While a writer brings millions of rows into memory it has no time to speak. */
const SILENT_WHILE_LOADING_MS = 60_000;
/** What a writer's connection is called: meanwhile, and at all other times. */
export const LOADING = 'quay core loading';
export const WRITING = 'quay core';

const TAKE = `select pg_try_advisory_lock(${KEY.join(', ')})`;
/** Ends the lease's connection when the server waits for its next statement, and has for long. */
const END_SILENT = `
  select pg_terminate_backend(pid) from pg_stat_activity join pg_locks using (pid)
  where locktype = 'advisory' and (classid, objid, objsubid) = (${KEY.join(', ')}, 2) and granted
    and database = (select oid from pg_database where datname = current_database())
    and state like 'idle%' and clock_timestamp() - state_change > interval '1 millisecond'
      * case when application_name = '${LOADING}' then ${SILENT_WHILE_LOADING_MS} else ${SILENT_MS} end`;

/**
 * Takes the writer's lease: a lock that lasts as long as the connection. Whoever holds it knows that no statement of
 * an earlier holder is still running.
 */
export async function takeLease(wire: Wire, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  for (;;) {
    if (await tryLease(wire)) return true;
    if (performance.now() >= until) return false;
    await sleep(TRY_AGAIN_MS);
  }
}

/** Waits until the lease is free, for as long as it takes, and frees it from a writer that is silent. */
export async function awaitLease(wire: Wire, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    if (await tryLease(wire)) return;
    await wire.each(END_SILENT, () => undefined);
    await sleep(TRY_AGAIN_MS);
  }
}

async function tryLease(wire: Wire): Promise<boolean> {
  let taken = false;
  step('lease/before-take');
  await wire.each(TAKE, (row) => {
    taken = row.next() && row.flag();
  });
  if (taken) step('lease/taken');
  return taken;
}

/** An answer is a promise; refuses a server that would break it. */
export async function assertDurable(wire: Wire): Promise<void> {
  const needed = `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`;
  await wire.each(needed, (row) => {
    row.next();
    const name = row.text();
    row.next();
    const setting = row.text();
    if (setting === 'on' || (name === 'synchronous_commit' && setting === 'remote_apply')) return;
    throw new Error(`PostgreSQL has ${name} = ${setting}; Quay needs it on, else acknowledged orders could be lost`);
  });
}
