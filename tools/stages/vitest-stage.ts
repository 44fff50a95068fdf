import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../install.mjs';
import { LONG_FORM } from './form.ts';
import { type Outcome, run } from './programs.ts';

interface TestFile {
  name: string;
  status: string;
  startTime: number;
  endTime: number;
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: TestFile[];
}

interface Run {
  readonly code: number;
  readonly output: string;
  readonly report: VitestReport | undefined;
}

const SLOWEST = 5;
/** With more files than these a stage has failed at the first try: a machine that was busy for a moment fails one or two. */
const SECOND_TRY_FILES = 3;

const CONFIG = ['--config', 'tools/vitest.config.ts'];

/** The test files of projects of vitest.config.ts: all of them, or those that are named; in their short or long form. */
export async function vitest(
  projects: readonly string[],
  isLong: boolean,
  files: readonly string[] = [],
): Promise<Outcome> {
  return outcomeOf(await runVitest(configured(projects), isLong, files));
}

/**
 * The same where tests wait for servers, browsers and chains: a file that fails runs once more, all of it, with a server
 * of its own and the machine to itself. Its tests share that server, so that one of them alone could not be tried again.
 * What fails twice is broken; what passes only then is named.
 */
export async function vitestTwice(
  projects: readonly string[],
  isLong: boolean,
  files: readonly string[] = [],
): Promise<Outcome> {
  return secondTry((chosen) => runVitest(configured(projects), isLong, chosen), files);
}

const configured = (projects: readonly string[]) => [
  ...CONFIG,
  ...projects.flatMap((project) => ['--project', project]),
];

/** Runs files, and those that failed once more if they are few. */
export async function secondTry(
  runFiles: (files: readonly string[]) => Promise<Run>,
  files: readonly string[] = [],
): Promise<Outcome> {
  const first = await runFiles(files);
  const failed = first.report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  if (first.code === 0 || failed.length === 0 || failed.length > SECOND_TRY_FILES) return outcomeOf(first);

  const names = failed.map(({ name }) => name);
  const second = await runFiles(names);
  const rest = first.report!.testResults.filter(({ status }) => status !== 'failed').flatMap(assertions);
  const again = outcomeOf(second);
  const had = (status: string) => rest.filter((one) => one.status === status).length;
  return {
    ...outcomeOf(first),
    passed: had('passed') + again.passed,
    failed: again.failed,
    skipped: rest.length - had('passed') + again.skipped,
    output: `${first.output}\n${second.output}`,
    secondTry: again.failed > 0 ? [] : failed.map(firstFailure),
  };
}

const assertions = ({ assertionResults }: TestFile) => assertionResults;

/** A file, which of its tests failed first, and how. */
function firstFailure({ name, message, assertionResults }: TestFile): string {
  const test = assertionResults.find(({ status }) => status === 'failed');
  const why = (test?.failureMessages?.[0] ?? message ?? '').split('\n')[0]!;
  return `${path.relative(root, name)}${test ? ` > ${test.fullName}` : ''}: ${why}`;
}

/** Vitest with the files that are named, or all that its configuration finds. */
export async function runVitest(where: readonly string[], isLong: boolean, files: readonly string[]): Promise<Run> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quay-test-'));
  const reportFile = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { code, output } = await run('vitest', ['run', ...where, ...reporters, ...files], isLong ? LONG_FORM : {});
  const report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport) : undefined;
  rmSync(folder, { recursive: true });
  return { code, output, report };
}

function outcomeOf({ code, output, report }: Run): Outcome {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  // A file that does not load has no tests to count, and an error outside of any test fails the run alone.
  const broken = report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  let failed = (report?.numFailedTests ?? 0) + (broken?.length ?? 0);
  if (failed === 0 && code !== 0) failed = 1;
  // A stage that finds nothing to run has lost its tests.
  if (failed === 0 && passed === 0) failed = 1;
  return { passed, failed, skipped, output, slowest: slowestOf(report) };
}

const slowestOf = (report: VitestReport | undefined): [string, number][] =>
  (report?.testResults ?? [])
    .map(({ name, startTime, endTime }): [string, number] => [
      path.relative(root, name),
      Math.round((endTime - startTime) / 1_000),
    ])
    .sort(([, one], [, other]) => other - one)
    .slice(0, SLOWEST);
