import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** "Quay" in ASCII, and which lease. */
const LEASE = [0x51756179, 1] as const;
const TRY_AGAIN_MS = 50;

/**
 * Takes the writer's lease: a lock that lasts as long as the connection. Whoever holds it knows that no statement of
 * an earlier holder is still running.
 */
export async function takeLease(client: pg.Client, withinMs: number): Promise<boolean> {
  const until = Date.now() + withinMs;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [...LEASE]);
    if (rows[0]!.taken) return true;
    if (Date.now() >= until) return false;
    await sleep(TRY_AGAIN_MS);
  }
}

/** An answer is a promise; refuses a server that would break it. */
export async function assertDurable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
  );
  for (const { name, setting } of rows) {
    if (setting === 'on' || (name === 'synchronous_commit' && setting === 'remote_apply')) continue;
    throw new Error(`PostgreSQL has ${name} = ${setting}; Quay needs it on, else acknowledged orders could be lost`);
  }
}
