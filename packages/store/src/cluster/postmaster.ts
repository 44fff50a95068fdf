import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { ClusterFailure, explain } from './failure.ts';
import { DATABASE_USER, type DatabaseFolder, passwordOf } from './folder.ts';
import { serverSettings } from './settings.ts';

const POLL_MS = 10;
/** Replaying a log of 256 MB after a crash takes seconds; a slow disk may need a minute or two. */
const READY_WITHIN_MS = 180_000;
/** Backends of a killed postmaster notice within moments; until they are gone no new one may start. */
const LINGER_MS = 15_000;
const EMPTY_MS = 2_000;
const STOP_WITHIN_MS = 30_000;

/** A PostgreSQL that answers. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** What PostgreSQL writes into postmaster.pid, line by line. */
function readPidFile(pgdata: string): (Postmaster & { ready: boolean }) | undefined {
  const file = path.join(pgdata, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' };
}

/** Whether the process is there. Only the system's word that it is gone counts: that we cannot look says nothing. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
  return !isZombie(pid);
}

/** Ended, but its parent has not asked how: containers whose first process never asks keep such numbers for ever. */
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    // There is no /proc here, no descriptor or memory is free, or it went meanwhile, which the next look will show.
    return false;
  }
}

/** Whether the process is the postmaster of this folder: numbers are used again after a crash or in a container. */
function runsIn(pid: number, pgdata: string): boolean {
  if (!existsSync('/proc/self/cwd')) return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === pgdata;
  } catch (error) {
    // As long as nobody says that it is gone, it may be.
    return !['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** Whether a process works in this folder, as every process of PostgreSQL does. A zombie works nowhere. */
function anybodyIn(pgdata: string): boolean {
  return readdirSync('/proc').some((entry) => {
    try {
      return /^\d+$/.test(entry) && readlinkSync(`/proc/${entry}/cwd`) === pgdata;
    } catch {
      // Gone meanwhile, or of a user whose processes cannot be ours.
      return false;
    }
  });
}

/** The PostgreSQL that an earlier run left behind on this folder, if one is there. */
export async function findRunning(folder: DatabaseFolder): Promise<Postmaster | undefined> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    const noted = readPidFile(folder.pgdata);
    if (!noted?.pid || !isAlive(noted.pid)) return undefined;
    if (noted.port && noted.ready && (await answersAsOurs(noted.port, folder))) return noted;
    if (!runsIn(noted.pid, folder.pgdata)) {
      // Another process has the dead postmaster's id; PostgreSQL would refuse to start because of it.
      rmSync(path.join(folder.pgdata, 'postmaster.pid'), { force: true });
      return undefined;
    }
    await sleep(POLL_MS * 10);
  }
  throw explain('start', folder.pgdata, 'an earlier PostgreSQL on it neither answers nor ends');
}

async function answersAsOurs(port: number, folder: DatabaseFolder): Promise<boolean> {
  const client = new pg.Client({ ...connection(port, folder), database: 'postgres', connectionTimeoutMillis: 5_000 });
  // A server that shuts down under us ends the connection; the caller looks again.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    const answering = rows[0]?.folder ?? '';
    if (existsSync(answering) && realpathSync(answering) === folder.pgdata) return true;
    throw new ClusterFailure(
      `The data folder was moved from ${answering} to ${folder.pgdata} while its PostgreSQL ran; stop that process and start again.`,
    );
  } catch (error) {
    if (error instanceof ClusterFailure) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export const connection = (port: number, folder: DatabaseFolder) => ({
  host: '127.0.0.1',
  port,
  user: DATABASE_USER,
  password: passwordOf(folder),
});

/** Starts PostgreSQL on the folder and waits until it takes connections. */
export async function launch(folder: DatabaseFolder, binaries: Binaries): Promise<Postmaster | undefined> {
  const until = Date.now() + LINGER_MS;
  let said = '';
  while (Date.now() < until) {
    const outcome = await attempt(folder, binaries);
    if (typeof outcome === 'object') return outcome;
    said = outcome;
    if (/lock file .* already exists/i.test(said)) {
      const noted = readPidFile(folder.pgdata);
      if (!noted || isAlive(noted.pid)) return undefined;
      // Ended, but nobody has asked how: PostgreSQL takes its number for alive. Only when no process of it is left on
      // the folder may the file go, because it is also how PostgreSQL finds backends that linger.
      if (!anybodyIn(folder.pgdata)) rmSync(path.join(folder.pgdata, 'postmaster.pid'), { force: true });
    } else if (/lock file .* is empty/i.test(said)) removeEmptyPidFile(folder.pgdata);
    else if (!/pre-existing shared memory block|could not bind|Address already in use/i.test(said)) break;
    await sleep(POLL_MS * 20);
  }
  throw explain('start', folder.pgdata, said);
}

/** Another start fills its file within moments; one that stays empty was left by a crash of the machine. */
function removeEmptyPidFile(pgdata: string): void {
  const file = path.join(pgdata, 'postmaster.pid');
  const left = statSync(file, { throwIfNoEntry: false });
  if (left?.size === 0 && Date.now() - left.mtimeMs > EMPTY_MS) rmSync(file, { force: true });
}

async function attempt(folder: DatabaseFolder, { postgres }: Binaries): Promise<Postmaster | string> {
  const { pgdata, account } = folder;
  const settings = path.join(pgdata, 'quay.conf');
  const logFolder = path.join(pgdata, 'log');
  // One for each try: two that start at once do not write over each other's reason.
  const startLog = path.join(logFolder, `start-${randomUUID()}.log`);
  let output: number;
  try {
    mkdirSync(logFolder, { recursive: true, mode: 0o700 });
    const port = await freePort(lastPort(settings));
    writeFileSync(settings, serverSettings(port), { mode: 0o600 });
    output = openSync(startLog, 'w', 0o600);
    if (account) for (const made of [logFolder, settings, startLog]) chownSync(made, account.uid, account.gid);
  } catch (error) {
    return String(error);
  }
  // Its own session: Ctrl-C in the terminal reaches every process of ours, and the database must outlive the drain.
  const child = spawn(postgres, ['-D', pgdata, '-c', `config_file=${settings}`], {
    ...runAs(account),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  // Until it is handed over nobody else knows of it: it must not outlive a start that ends half-way.
  const onExit = () => child.pid && requestStop(child.pid, 'SIGINT');
  process.once('exit', onExit);
  let ended = '';
  child.once('error', (error) => {
    ended = String(error);
  });
  child.once('exit', (code, signal) => {
    ended ||= `it ended with ${signal ?? `exit code ${code}`}`;
  });
  const until = Date.now() + READY_WITHIN_MS;
  try {
    while (!ended && Date.now() < until) {
      const noted = readPidFile(pgdata);
      if (noted && noted.pid === child.pid && noted.ready) {
        rmSync(startLog, { force: true });
        return { pid: noted.pid, port: noted.port };
      }
      await sleep(POLL_MS);
    }
  } finally {
    process.off('exit', onExit);
  }
  child.kill('SIGQUIT');
  const said = [ended || 'it was not ready in time', newestLog(logFolder), readFileSync(startLog, 'utf8')];
  rmSync(startLog, { force: true });
  return said.join('\n');
}

function newestLog(folder: string): string {
  const files = readdirSync(folder)
    .filter((name) => name.startsWith('postgres-'))
    .map((name) => path.join(folder, name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
  const newest = files.at(-1);
  // What was said more than a moment ago belongs to an earlier run.
  if (!newest || Date.now() - statSync(newest).mtimeMs > 5_000) return '';
  return readFileSync(newest, 'utf8').split('\n').slice(-20).join('\n');
}

const lastPort = (settings: string): number =>
  existsSync(settings) ? Number(/^port = (\d+)$/m.exec(readFileSync(settings, 'utf8'))?.[1] ?? 0) : 0;

/** The wanted port when nobody has it, else one the system picks. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (wanted ? resolve(freePort(0)) : reject(error)));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Fast shutdown: running transactions are rolled back, a checkpoint is written, nothing is lost. */
export async function shutDown(pid: number, pgdata: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const until = Date.now() + STOP_WITHIN_MS;
    requestStop(pid, signal);
    while (Date.now() < until) {
      if (!isAlive(pid)) return;
      await sleep(POLL_MS);
    }
  }
  throw explain('stop', pgdata, `process ${pid} does not end`);
}

export function requestStop(pid: number, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone, which is what was asked.
  }
}
