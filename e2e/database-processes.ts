import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The processes of the embedded database of a data folder, as the system sees them. */

const folderOf = (dataDir: string): string => join(dataDir, 'postgres', 'pgdata');

/** The postmaster that runs on the data folder. */
export function postmasterOf(dataDir: string): number | undefined {
  const file = join(folderOf(dataDir), 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return databaseProcesses(dataDir).includes(pid) ? pid : undefined;
}

/** Every process of it: the postmaster and what it started. They all work in the database's own folder. */
export function databaseProcesses(dataDir: string): number[] {
  const folder = folderOf(dataDir);
  if (!existsSync(folder)) return [];
  const real = realpathSync(folder);
  if (existsSync('/proc/self/cwd')) {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry) && worksIn(entry, real))
      .map(Number);
  }
  const file = join(real, 'postmaster.pid');
  if (!existsSync(file)) return [];
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return [postmaster, ...childrenOf(postmaster)].filter(isThere);
}

function worksIn(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    // Gone meanwhile, or of a user whose processes cannot be ours.
    return false;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return [];
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export function signalDatabase(dataDir: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of databaseProcesses(dataDir)) send(pid, signal);
}

/** kill −9 of the postmaster alone; its backends notice by themselves. Says whether there was one. */
export function killPostmaster(dataDir: string): boolean {
  const pid = postmasterOf(dataDir);
  return pid !== undefined && send(pid, 'SIGKILL');
}

/** kill −9 of every process of it, until none is left. */
export async function killDatabase(dataDir: string): Promise<void> {
  for (let left = databaseProcesses(dataDir); left.length > 0; left = databaseProcesses(dataDir)) {
    for (const pid of left) send(pid, 'SIGKILL');
    await sleep(20);
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    // It was gone already.
    return false;
  }
}
