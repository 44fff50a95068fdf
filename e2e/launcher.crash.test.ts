import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { databaseProcesses, killDatabase } from './database-processes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Only Linux lists processes in a way that needs no program of its own. */
const listed = test.runIf(process.platform === 'linux');
const UP_WITHIN_MS = 240_000;
const GONE_WITHIN_MS = 60_000;

/** A first start, with its 90 days of candles, takes several times as long as any other: later tests start it again. */
let exchange: string | undefined;
let dataDir: string;
let seen: Set<number>;
let launcher: ChildProcess | undefined;

beforeEach(() => {
  seen = new Set();
});
afterEach(async () => {
  for (const pid of left()) process.kill(pid, 'SIGKILL');
  launcher?.kill('SIGKILL');
  await killDatabase(dataDir);
  if (dataDir !== exchange) rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => {
  if (exchange) rmSync(exchange, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quay-launch-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The folder of the one exchange that is started again and again. */
function sameExchange(): string {
  exchange ??= newFolder();
  return exchange;
}

/** Every process below one, as the system has them now; zombies are none. */
function below(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const [state, parent] = readFileSync(`/proc/${entry}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      if (state !== 'Z') parents.set(Number(entry), Number(parent));
    } catch {
      // Gone meanwhile.
    }
  }
  const found: number[] = [];
  for (let wave = [pid]; wave.length > 0; ) {
    wave = [...parents].filter(([, parent]) => wave.includes(parent)).map(([child]) => child);
    found.push(...wave);
  }
  return found;
}

/** Remembers what runs now, so that what has lost its parent is still known. */
function look(): void {
  for (const pid of [...below(launcher!.pid!), ...databaseProcesses(dataDir)]) seen.add(pid);
}

/** What was seen and still runs. */
function left(): number[] {
  const own = [...seen].filter((pid) => {
    try {
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
    } catch {
      return false;
    }
  });
  return [...new Set([...own, ...databaseProcesses(dataDir)])];
}

function start(program: string, args: readonly string[], more: Record<string, string> = {}): { out(): string } {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...more };
  launcher = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  for (const stream of [launcher.stdout!, launcher.stderr!]) {
    stream.on('data', (chunk: Buffer) => {
      out += chunk;
    });
  }
  return { out: () => out };
}

async function isUp(out: () => string): Promise<void> {
  await expect.poll(out, { timeout: UP_WITHIN_MS, interval: 100 }).toMatch(/^Quay is at http/m);
  look();
  // Launcher, server, signer, development chain, and the database with its own processes.
  expect(seen.size).toBeGreaterThan(6);
}

const nothingLeft = () => expect.poll(left, { timeout: GONE_WITHIN_MS, interval: 100 }).toEqual([]);
const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

listed('SIGTERM to what starts the exchange ends everything below it', async () => {
  dataDir = sameExchange();
  const { out } = start(process.execPath, ['tools/start.mjs']);
  await isUp(out);
  const code = ended(launcher!);
  launcher!.kill('SIGTERM');
  expect(await code).toBe(0);
  await nothingLeft();
});

listed('so does SIGTERM while it is still starting', async () => {
  dataDir = newFolder();
  start(process.execPath, ['tools/start.mjs']);
  // The database is there before it is handed over.
  await expect.poll(() => databaseProcesses(dataDir).length, { timeout: UP_WITHIN_MS, interval: 5 }).toBeGreaterThan(0);
  look();
  launcher!.kill('SIGTERM');
  await nothingLeft();
});

listed('a launcher that is killed takes everything with it', async () => {
  dataDir = sameExchange();
  const { out } = start(process.execPath, ['tools/start.mjs']);
  await isUp(out);
  launcher!.kill('SIGKILL');
  await nothingLeft();
});

listed('so does the shell that npm starts it in', async () => {
  dataDir = sameExchange();
  // As npm does it, and a shell that waits for what it runs.
  const line = '"$0" tools/start.mjs; exit $?';
  const { out } = start('sh', ['-c', line, process.execPath], { npm_lifecycle_event: 'start' });
  await isUp(out);
  launcher!.kill('SIGTERM');
  await nothingLeft();
});
