import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutated } from './all.ts';
import type { Mutant } from './mutant.ts';

const PACKAGES = ['cast', 'contract', 'core', 'money'];
/** What tests of those packages take from the folder of tools. */
const TOOLS = /^verify-receipt(\.|$)/;
/** A mutant that makes the tests run for ever is killed by the clock. */
const PATIENCE_MS = 180_000;

/** Tests that are tried one after the other, until one fails. */
const ROUNDS: readonly (readonly string[])[] = [
  ['packages/core/scenarios/', 'packages/core/src/', 'packages/money/src/', '--exclude=**/twins.test.ts'],
  [
    'packages/core/simulation/short-lives.test.ts',
    'packages/core/simulation/perpetual/contracts.test.ts',
    'packages/core/simulation/perpetual/cascades.test.ts',
  ],
  ['packages/core/src/matching/twins.test.ts'],
];

const CONFIG = `
export default {
  test: {
    include: ['packages/**/*.test.ts'],
    pool: 'threads', isolate: false, fileParallelism: false, maxWorkers: 1, bail: 1,
    testTimeout: ${PATIENCE_MS}, cache: false,
  },
};
`;

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/** A copy of the sources in a folder of its own, where faults are put in and taken out again. */
export class Workshop {
  readonly #root: string;
  readonly #folder: string;

  constructor(root: string, folder: string) {
    this.#root = root;
    this.#folder = folder;
    for (const name of PACKAGES) {
      cpSync(path.join(root, 'packages', name), path.join(folder, 'packages', name), { recursive: true });
    }
    for (const name of readdirSync(path.join(root, 'tools')).filter((one) => TOOLS.test(one))) {
      cpSync(path.join(root, 'tools', name), path.join(folder, 'tools', name), { recursive: true });
    }
    cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
    writeFileSync(path.join(folder, 'vitest.config.mjs'), CONFIG);
    const modules = path.join(folder, 'node_modules');
    mkdirSync(path.join(modules, '@quay'), { recursive: true });
    for (const name of PACKAGES) symlinkSync(path.join(folder, 'packages', name), path.join(modules, '@quay', name));
    for (const name of readdirSync(path.join(root, 'node_modules'))) {
      if (name !== '@quay') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
    }
  }

  /** The test that fails with this fault in the sources; nothing when all of them pass. */
  async killerOf(mutant: Mutant): Promise<string | undefined> {
    const file = path.join(this.#folder, mutant.file);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, mutated(source, mutant));
    try {
      return await this.failure();
    } finally {
      writeFileSync(file, source);
    }
  }

  /** The first test that fails as the sources are now. */
  async failure(): Promise<string | undefined> {
    for (const round of ROUNDS) {
      const failed = await this.#run(round);
      if (failed) return failed;
    }
    return undefined;
  }

  async #run(what: readonly string[]): Promise<string | undefined> {
    const reportFile = path.join(this.#folder, 'report.json');
    writeFileSync(reportFile, '');
    const code = await this.#vitest([...what, '--reporter=json', `--outputFile=${reportFile}`]);
    if (code === 0) return undefined;
    if (code === undefined) return `the clock, after ${PATIENCE_MS / 1000} s in ${what[0]}`;
    const text = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '';
    if (text === '') return `a run of ${what[0]} that ended with ${code}`;
    for (const { name, assertionResults } of (JSON.parse(text) as Report).testResults) {
      const failed = assertionResults.find(({ status }) => status === 'failed');
      const file = path.relative(this.#folder, name);
      if (failed) return `${file}: ${failed.fullName.trim()}`;
    }
    return `a run of ${what[0]} that ended with ${code}`;
  }

  /** Gives the exit code, or nothing when it had to be stopped. */
  #vitest(args: readonly string[]): Promise<number | undefined> {
    return new Promise((resolve) => {
      const program = path.join(this.#root, 'node_modules', '.bin', 'vitest');
      const child = spawn(program, ['run', ...args], { cwd: this.#folder, stdio: 'ignore', detached: true });
      const stop = () => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      };
      let late = false;
      const clock = setTimeout(() => {
        late = true;
        stop();
      }, PATIENCE_MS);
      process.once('exit', stop);
      child.once('close', (code) => {
        clearTimeout(clock);
        process.off('exit', stop);
        resolve(late ? undefined : (code ?? 1));
      });
    });
  }
}
