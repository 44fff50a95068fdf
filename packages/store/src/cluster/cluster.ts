import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { unprivilegedAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ClusterFailure, explain } from './failure.ts';
import {
  chooseFolder,
  createDatabase,
  DATABASE_USER,
  type DatabaseFolder,
  holdsDatabase,
  passwordOf,
} from './folder.ts';
import { connection, findRunning, isAlive, launch, type Postmaster, requestStop, shutDown } from './postmaster.ts';

export { ClusterFailure };

const DATABASE = 'quay';

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** Where to connect, with the password. */
  readonly url: string;
  /** True when it was still running from an earlier process that died. */
  readonly adopted: boolean;
  /** Shuts it down. Close your own connections first: an adopted one that others still use is left running. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** It ended, and nobody asked it to: nothing works any more, and a new start brings it up again. */
  ended?(): void;
}

/** Starts the embedded PostgreSQL of a data folder: makes it the first time, adopts it when it is still running. */
export async function startCluster({ dataDir, log, ended = () => undefined }: ClusterOptions): Promise<Cluster> {
  if (process.platform === 'win32') {
    throw new ClusterFailure('The embedded database does not run on Windows itself; use WSL, or set DATABASE_URL.');
  }
  const account = unprivilegedAccount();
  const folder = chooseFolder(dataDir, account, log);
  const fresh = !holdsDatabase(folder);
  const running = fresh ? undefined : await findRunning(folder);
  if (running) {
    log(`Took over the database that an earlier run left running (process ${running.pid}).`);
    return opened(folder, running, true, ended);
  }
  const binaries = findBinaries(folder.account, log);
  if (fresh) {
    log(`Creating the database in ${folder.pgdata}.`);
    createDatabase(folder, binaries);
  }
  const started = await launch(folder, binaries);
  if (started) return opened(folder, started, false, ended);
  // Another process started it between our look and our launch.
  const other = await findRunning(folder);
  if (other) return opened(folder, other, true, ended);
  throw explain('start', folder.pgdata, 'another process keeps starting and stopping it');
}

/** A postmaster that died is noticed within this time, even when nobody asks it anything. */
const WATCH_MS = 1_000;

async function opened(
  folder: DatabaseFolder,
  { pid, port }: Postmaster,
  adopted: boolean,
  ended: () => void,
): Promise<Cluster> {
  // An uncaught exception ends Node without our stop(); the database then shuts down on its own time.
  const onExit = () => requestStop(pid, 'SIGINT');
  if (!adopted) process.once('exit', onExit);
  await ensureDatabase(folder, port);
  let stopping: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (stopping || isAlive(pid)) return;
    clearInterval(watch);
    ended();
  }, WATCH_MS);
  watch.unref();
  const stop = async () => {
    clearInterval(watch);
    process.off('exit', onExit);
    if (adopted && (await isUsedByOthers(folder, port))) return;
    await shutDown(pid, folder.pgdata);
  };
  return {
    url: `postgres://${DATABASE_USER}:${passwordOf(folder)}@127.0.0.1:${port}/${DATABASE}`,
    adopted,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** The first start may have been killed between making the folder and making the database inside it. */
async function ensureDatabase(folder: DatabaseFolder, port: number): Promise<void> {
  await asOwner(folder, port, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount) return;
    await client.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
      // Two first starts at once: the other one made it.
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  });
}

/** Another Quay on the same folder may live on this server; its last connections get a moment to close. */
async function isUsedByOthers(folder: DatabaseFolder, port: number): Promise<boolean> {
  const others = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  try {
    return await asOwner(folder, port, async (client) => {
      for (let look = 0; look < 20; look += 1) {
        if ((await client.query(others)).rowCount === 0) return false;
        await sleep(50);
      }
      return true;
    });
  } catch {
    // It no longer takes connections: shutting it down is all that is left.
    return false;
  }
}

async function asOwner<T>(folder: DatabaseFolder, port: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection(port, folder), database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
