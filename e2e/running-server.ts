import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { killDatabase } from './database-processes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Environment = Readonly<Record<string, string>>;

/** A real Quay in its own process group, with its own data, as `npm start` runs it. */
export type RunningServer = {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** What it printed so far, all starts together. */
  printed(): string;
  /** Whether the process is there; it may be stopped, or not yet healthy. */
  alive(): boolean;
  /** SIGKILL to the whole group; resolves when the process is gone. */
  kill9(): Promise<void>;
  signal(name: 'SIGSTOP' | 'SIGCONT' | 'SIGTERM'): void;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Resolves with the exit code when the process is gone. */
  ended(): Promise<number | null>;
  /** Starts again on the same data and the same port. */
  restart(): Promise<void>;
  /** Starts again and waits for nothing. `more` settings are for this start alone. */
  launch(more?: Environment): void;
  healthy(): Promise<void>;
  /** Stops whatever runs and deletes the data. */
  remove(): Promise<void>;
};

export type ServerOptions = {
  /** The program; the product's own when not said. */
  readonly program?: string;
  /** Where the data is; a new folder when not said. */
  readonly dataDir?: string;
  /** What earlier starts on this data printed. */
  readonly printed?: string;
  /** Keeps compiled code beside the data where no other place is set, for a server that starts again and again. */
  readonly cache?: boolean;
  /** Files and sockets that the process may have open at most; what the system allows when not said. */
  readonly openFiles?: number;
};

const HEALTHY_WITHIN_MS = 240_000;
const LOOK_AGAIN_MS = 20;
/** How much of what was printed is kept. */
const PRINTED_MAX = 100_000;

export async function runServer(settings: Environment = {}, options: ServerOptions = {}): Promise<RunningServer> {
  const server = await prepareServer(settings, options);
  server.launch();
  try {
    await server.healthy();
  } catch (error) {
    await server.remove();
    throw error;
  }
  return server;
}

/** The same, not started yet. */
export async function prepareServer(settings: Environment = {}, options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? newFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = options.printed ?? '';
  let child: ChildProcess | undefined;

  function launch(more: Environment = {}): void {
    const command = [process.execPath, options.program ?? 'apps/server/src/main.ts'];
    const limited = options.openFiles && ['sh', '-c', `ulimit -n ${options.openFiles}; exec "$@"`, 'sh', ...command];
    const [program, ...args] = limited || command;
    child = spawn(program!, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TZ: 'UTC',
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        // Everybody in a test comes from an address of their own, as people do.
        TRUSTED_PROXIES: '127.0.0.1',
        ...(options.cache && { NODE_COMPILE_CACHE: join(dataDir, 'compiled') }),
        // Node writes each of its files elsewhere and renames it, so a server that is killed leaves it whole.
        ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
        // Servers of one database have one key.
        ...(settings.DATABASE_URL && { MASTER_KEY: 'a7'.repeat(32) }),
        ...settings,
        ...more,
      },
    });
    const listener = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-PRINTED_MAX);
    };
    child.stdout?.on('data', listener);
    child.stderr?.on('data', listener);
  }

  const alive = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  async function healthy(): Promise<void> {
    const until = Date.now() + HEALTHY_WITHIN_MS;
    while (Date.now() < until) {
      if (!alive()) throw new Error(`the server ended with ${child?.exitCode ?? child?.signalCode}:\n${output}`);
      const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    throw new Error(`the server did not become healthy in four minutes:\n${output}`);
  }

  const ended = () =>
    new Promise<number | null>((resolve) => {
      if (!child || !alive()) resolve(child?.exitCode ?? null);
      else child.once('exit', resolve);
    });
  const killAll = async () => {
    if (!child?.pid || !alive()) return;
    process.kill(-child.pid, 'SIGKILL');
    await ended();
  };
  const stop = () => {
    child?.kill('SIGTERM');
    return ended();
  };

  return {
    url,
    dataDir,
    get pid() {
      return child?.pid ?? 0;
    },
    printed: () => output,
    alive,
    kill9: killAll,
    signal: (name) => {
      child?.kill(name);
    },
    stop,
    ended,
    async restart() {
      launch();
      await healthy();
    },
    launch,
    healthy,
    async remove() {
      child?.kill('SIGCONT');
      // A server that does not end by itself must not outlive the test.
      const killTimer = setTimeout(() => void killAll(), 20_000);
      if (alive()) await stop();
      clearTimeout(killTimer);
      await killDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quay-test-'));
  // As root the database runs under another account, which must be able to pass.
  chmodSync(folder, 0o755);
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
