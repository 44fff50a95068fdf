import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { binFolder, root } from '../install.mjs';

/** How many checks a stage counted, and what it said. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly output: string;
  /** Files that passed only when they ran once more, with their first failure. */
  readonly secondTry?: readonly string[];
  /** The test files that took longest, in seconds. */
  readonly slowest?: readonly (readonly [file: string, seconds: number])[];
}

/** A check that passes or fails as a whole. */
export async function single(program: string, args: readonly string[]): Promise<Outcome> {
  const { code, output } = await run(program, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

/** What runs now, so that nothing is left when this process is told to end. */
const running = new Set<() => void>();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const stop of running) stop();
    process.exit(128 + constants.signals[signal]);
  });
}

/** Runs a program of node_modules/.bin to its end. Its output is kept, since several may run beside each other. */
export function run(
  program: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(path.join(binFolder, program), args, {
      cwd: root,
      env: { ...environment(), ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => void child.kill('SIGTERM');
    running.add(stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: `${program} could not be run: ${error.message}` }));
    child.once('close', (code) => {
      running.delete(stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Code as it was compiled before: each process of a test loads some hundreds of the same modules. */
export const COMPILED = path.join(root, 'node_modules/.cache/quay/compiled');

/** The shell's settings for a running Quay are not the tests' settings. */
function environment(): NodeJS.ProcessEnv {
  const settings =
    /^(QUAY_.*|PORT|HOST|DATA_DIR|DATABASE_URL|NATS_URL|ROLE|SIMULATED_MARKET|LOG_LEVEL|PG[A-Z]+|NODE_ENV|NODE_OPTIONS|FORCE_COLOR)$/;
  const kept = Object.entries(process.env).filter(([name]) => !settings.test(name));
  return {
    ...Object.fromEntries(kept),
    LANG: 'en_US.UTF-8',
    LC_ALL: 'en_US.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
    NODE_COMPILE_CACHE: COMPILED,
  };
}
