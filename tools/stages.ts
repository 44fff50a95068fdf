import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { changedFiles, rememberPassed } from './stages/changed-files.ts';
import { type Choice, choose } from './stages/choice.ts';
import { importGraph } from './stages/import-graph.ts';
import { COMPILED, type Outcome, single } from './stages/programs.ts';
import { CHECKERS } from './stages/type-checkers.ts';
import { vitest, vitestTwice } from './stages/vitest-stage.ts';
import { readTree } from './tidy/files.ts';

/**
 * npm test: runs every check, those named, or with `--changed` those that a change can break. `--long` runs the long
 * form of tests that repeat a proof: hundreds of lives, tens of kills.
 */

const STILL_RUNNING_MS = 30_000;
/** What the compiler found in each file: it looks again at what has changed, and at what depends on it. */
const CHECKED = path.join(root, 'node_modules/.cache/quay/checked.tsbuildinfo');
const LINTED = /\.(ts|tsx|mts|mjs|js|json|css)$/;

type Stage = () => Promise<Outcome>;

/** The projects of vitest.config.ts that a stage runs. */
const PROJECTS: Readonly<Record<keyof Choice, readonly string[]>> = {
  unit: ['unit', 'unit-isolated'],
  simulation: ['simulation'],
  api: ['api', 'api-alone'],
  browser: ['browser'],
};

const STAGES: Readonly<Record<string, Stage>> = {
  types: () => single('tsc', ['--noEmit', '-p', '.', ...CHECKERS, '--incremental', '--tsBuildInfoFile', CHECKED]),
  lint: () => single('biome', ['ci', '--colors=off', '.']),
  tidy: () => single('node', ['tools/tidy/tidy.ts']),
  build: () => single('node', ['tools/build-web.mjs']),
  unit: () => vitest(PROJECTS.unit, isLong),
  simulation: () => vitest(PROJECTS.simulation, isLong),
  api: () => vitestTwice(PROJECTS.api, isLong),
  crash: () => vitest(['crash', 'crash-alone'], isLong),
  browser: () => vitestTwice(PROJECTS.browser, isLong),
};

/** Stages of one group run beside each other, the groups one after the other: tests that wait for something come alone. */
const SIDE_BY_SIDE: readonly (readonly string[])[] = [
  ['types', 'lint', 'tidy', 'build'],
  ['unit'],
  ['simulation'],
  ['api'],
  ['crash'],
  ['browser'],
];

const args = process.argv.slice(2);
const isChanged = args.includes('--changed');
const isLong = args.includes('--long');
const named = args.filter((arg) => arg !== '--changed' && arg !== '--long');
const unknown = named.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`There is no stage called ${unknown.join(', ')}; the stages are ${Object.keys(STAGES).join(' ')}.`);
  process.exit(1);
}

// A whole run begins with none, so that what tests have compiled elsewhere does not pile up, and no file is taken as checked.
if (!isChanged && named.length === 0) {
  for (const place of [COMPILED, CHECKED]) rmSync(place, { recursive: true, force: true });
}

const started = Date.now();
const stages = isChanged ? changedStages() : STAGES;
const total = { passed: 0, failed: 0, skipped: 0 };
for (const group of SIDE_BY_SIDE) {
  const chosen = group.filter((name) => stages[name] && (named.length === 0 || named.includes(name)));
  for (const outcome of await Promise.all(chosen.map((name) => watched(name, stages[name]!)))) {
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    total.skipped += outcome.skipped;
  }
}
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped (${minutes} min)`);
process.exitCode = total.failed > 0 ? 1 : 0;
if (total.failed === 0 && !isChanged && named.length === 0) rememberPassed();

async function watched(name: string, stage: Stage): Promise<Outcome> {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  const label = name.padEnd(10);
  console.log(`${label} …`);
  const ticker = setInterval(() => console.log(`${label} still running, ${seconds()}`), STILL_RUNNING_MS);
  const outcome = await stage();
  clearInterval(ticker);
  if (outcome.failed > 0) console.log(outcome.output.trimEnd());
  const counts = `${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped`;
  console.log(`${label} ${outcome.failed > 0 ? 'FAILED' : 'ok'}: ${counts} (${seconds()})`);
  if (outcome.slowest && outcome.slowest.length > 1) {
    console.log(`${label} slowest: ${outcome.slowest.map(([file, took]) => `${file} ${took} s`).join(', ')}`);
  }
  for (const test of outcome.secondTry ?? []) console.log(`${label} passed at the second try: ${test}`);
  return outcome;
}

/** Types and import rules of all, and of the rest what the changed files can break. */
function changedStages(): Readonly<Record<string, Stage>> {
  const changed = changedFiles();
  const { files } = readTree(root);
  const choice = choose(changed, files, importGraph(files, root));
  const present = new Set(files.map(({ path }) => path));
  const linted = changed.filter((file) => LINTED.test(file) && present.has(file));
  const count = (name: keyof Choice) => `${choice[name].length} ${name}`;
  console.log(
    `${changed.length} changed files; test files: ${count('unit')}, ${count('simulation')}, ${count('api')}, ${count('browser')}`,
  );
  const some = (name: keyof Choice, tried = vitest): Record<string, Stage> =>
    choice[name].length > 0 ? { [name]: () => tried(PROJECTS[name], isLong, choice[name]) } : {};
  return {
    types: STAGES.types!,
    tidy: STAGES.tidy!,
    ...(linted.length > 0 && { lint: () => single('biome', ['ci', '--colors=off', ...linted]) }),
    ...(choice.browser.length > 0 && { build: STAGES.build! }),
    ...some('unit'),
    ...some('simulation'),
    ...some('api', vitestTwice),
    ...some('browser', vitestTwice),
  };
}
