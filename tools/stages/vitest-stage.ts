import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../install.mjs';
import { LONG_FORM } from './form.ts';
import { type Outcome, run } from './programs.ts';
import { SECOND_TRY } from './second-try.ts';

interface TestFile {
  name: string;
  status: string;
  startTime: number;
  endTime: number;
  assertionResults: unknown[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: TestFile[];
}

const SLOWEST = 5;

/** The test files of projects of vitest.config.ts: all of them, or those that are named; in their short or long form. */
export async function vitest(
  projects: readonly string[],
  isLong: boolean,
  files: readonly string[] = [],
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quay-test-'));
  const reportFile = path.join(folder, 'report.json');
  const reporters = ['default', 'json', path.join(root, 'tools/stages/second-try.ts')].map(
    (one) => `--reporter=${one}`,
  );
  reporters.push(`--outputFile.json=${reportFile}`);
  const where = ['--config', 'tools/vitest.config.ts', ...projects.flatMap((project) => ['--project', project])];
  const { code, output } = await run('vitest', ['run', ...where, ...reporters, ...files], isLong ? LONG_FORM : {});
  const report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport) : undefined;
  rmSync(folder, { recursive: true });
  return { ...count(code, output, report), slowest: slowestOf(report), secondTry: secondTryIn(output) };
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

/** What was printed by the reporter of second tries. */
export const secondTryIn = (output: string): string[] =>
  output.split('\n').flatMap((line) => (line.startsWith(SECOND_TRY) ? [line.slice(SECOND_TRY.length)] : []));

const slowestOf = (report: VitestReport | undefined): [string, number][] =>
  (report?.testResults ?? [])
    .map(({ name, startTime, endTime }): [string, number] => [
      path.relative(root, name),
      Math.round((endTime - startTime) / 1_000),
    ])
    .sort(([, one], [, other]) => other - one)
    .slice(0, SLOWEST);
