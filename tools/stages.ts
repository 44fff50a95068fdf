import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { binFolder, root } from './install.mjs';

/** How many checks a stage counted, and what it said. */
interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  output: string;
}

const STILL_RUNNING_MS = 30_000;

const STAGES: Readonly<Record<string, () => Promise<Outcome> | Outcome>> = {
  types: () => single('tsc', ['--noEmit', '-p', '.']),
  lint: () => single('biome', ['ci', '--colors=off', '.']),
  tidy: () => single('node', ['tools/tidy/tidy.ts']),
  build: buildOnce,
  unit: () => vitest('unit'),
  simulation: () => vitest('simulation'),
  api: () => vitest('api'),
  crash: () => vitest('crash'),
  browser: () => vitest('browser'),
};

const chosen = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = chosen.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`There is no stage called ${unknown.join(', ')}; the stages are ${Object.keys(STAGES).join(' ')}.`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, stage] of Object.entries(STAGES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const outcome = await watched(name, stage);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function watched(name: string, stage: () => Promise<Outcome> | Outcome): Promise<Outcome> {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const label = name.padEnd(10);
  console.log(`${label} …`);
  const ticker = setInterval(() => console.log(`${label} still running, ${seconds()}`), STILL_RUNNING_MS);
  const outcome = await stage();
  clearInterval(ticker);
  if (outcome.failed > 0) console.log(outcome.output.trimEnd());
  const counts = `${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped`;
  console.log(`${label} ${outcome.failed > 0 ? 'FAILED' : 'ok'}: ${counts} (${seconds()})`);
  return outcome;
}

/** A check that passes or fails as a whole. */
async function single(program: string, args: string[]): Promise<Outcome> {
  const { code, output } = await run(program, args);
  return whole(code === 0, output);
}

function whole(good: boolean, output: string): Outcome {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0, output };
}

/** The web build, which also fails on a missing message and on too large a first load. */
function buildOnce(): Outcome {
  try {
    return whole(true, buildWeb());
  } catch (error) {
    return whole(false, error instanceof Error ? error.message : String(error));
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

async function vitest(project: string): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quay-test-'));
  const reportFile = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const where = ['--config', 'tools/vitest.config.ts', '--project', project];
  const { code, output } = await run('vitest', ['run', ...where, ...reporters]);
  const report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport) : undefined;
  rmSync(folder, { recursive: true });
  return count(code, output, report);
}

function count(code: number, output: string, report: VitestReport | undefined): Outcome {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  // A file that does not load has no tests to count, and an error outside of any test fails the run alone.
  const broken = report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  let failed = (report?.numFailedTests ?? 0) + (broken?.length ?? 0);
  if (failed === 0 && code !== 0) failed = 1;
  // A stage that finds nothing to run has lost its tests.
  if (failed === 0 && passed === 0) failed = 1;
  return { passed, failed, skipped, output };
}

function run(program: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(path.join(binFolder, program), args, {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => {
      child.kill('SIGTERM');
      process.exit(143);
    };
    process.once('SIGTERM', stop);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.once('error', (error) => resolve({ code: 1, output: `${program} could not be run: ${error.message}` }));
    child.once('close', (code) => {
      process.off('SIGTERM', stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** The shell's settings for a running Quay are not the tests' settings. */
function environment(): NodeJS.ProcessEnv {
  const settings =
    /^(QUAY_.*|PORT|HOST|DATA_DIR|DATABASE_URL|NATS_URL|ROLE|SIMULATED_MARKET|LOG_LEVEL|PG[A-Z]+|NODE_ENV|NODE_OPTIONS|FORCE_COLOR)$/;
  const kept = Object.entries(process.env).filter(([name]) => !settings.test(name));
  return { ...Object.fromEntries(kept), LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', TZ: 'UTC', NO_COLOR: '1' };
}
