import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A real Quay in its own process group, with its own data, as `npm start` runs it. */
export type RunningServer = {
  readonly url: string;
  readonly dataDir: string;
  /** What it printed so far. */
  printed(): string;
  /** SIGKILL to the whole group; resolves when the process is gone. */
  kill9(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Starts again on the same data and the same port. */
  restart(): Promise<void>;
  /** Stops whatever runs and deletes the data. */
  remove(): Promise<void>;
};

export async function runServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quay-test-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['apps/server/src/main.ts'], {
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
        ...settings,
      },
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    await healthy();
  }

  async function healthy(): Promise<void> {
    for (let tries = 0; tries < 600; tries++) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output}`);
      const answer = await fetch(`${url}/health`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server did not become healthy in a minute:\n${output}`);
  }

  const gone = () =>
    new Promise<number | null>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
      else child.once('exit', resolve);
    });

  await start();
  return {
    url,
    dataDir,
    printed: () => output,
    async kill9() {
      process.kill(-child.pid!, 'SIGKILL');
      await gone();
    },
    async stop() {
      child.kill('SIGTERM');
      return gone();
    },
    restart: start,
    async remove() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await gone();
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
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
