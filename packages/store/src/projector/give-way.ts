import { readlinkSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Wire } from '../wire/connection.ts';

/**
 * Rows may come a moment later, answers may not: where processors are scarce, whoever makes rows lets all others go
 * first. A little only: on a machine that has other work as well, rows must not come too late for their readers. Only
 * Linux has priorities of single threads, and only a database on this machine has processes to speak of.
 */
const NICER = 5;
const NICEST = 19;
const CAN_GIVE_WAY = process.platform === 'linux';
/** Linux lets ordinary users change the priority of a session this often. */
const SESSION_EVERY_MS = 120;

/** The thread that calls this gives way. */
export function giveWay(): void {
  if (CAN_GIVE_WAY) lower(0);
}

/** Zero is the thread that calls. */
const lower = (pid: number): void => setPriority(pid, Math.min(NICEST, getPriority(pid) + NICER));

/** The server's processes behind connections that nobody uses yet, as far as they run on this machine. */
export async function processesBehind(wires: readonly Wire[]): Promise<number[]> {
  if (!CAN_GIVE_WAY) return [];
  const found = await Promise.all(wires.map(processBehind));
  return found.filter((pid) => pid !== undefined);
}

async function processBehind(wire: Wire): Promise<number | undefined> {
  let pid = 0;
  let folder = '';
  try {
    await wire.each(`select pg_backend_pid()::bigint, current_setting('data_directory')`, (row) => {
      row.next();
      pid = row.whole();
      row.next();
      folder = row.text();
    });
    // The same number may be another process here: the server's own work in its data folder.
    return readlinkSync(`/proc/${pid}/cwd`) === folder ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Processes give way; what cannot be changed works with the priority it has. */
export async function letGiveWay(processes: readonly number[]): Promise<void> {
  for (const pid of processes) {
    try {
      lower(pid);
      // PostgreSQL makes each of its processes a session, and Linux may share the processors out by sessions first.
      writeFileSync(`/proc/${pid}/autogroup`, String(NICER));
    } catch {
      // Another user's process, or a system without sessions.
    }
    await sleep(SESSION_EVERY_MS, undefined, { ref: false });
  }
}
