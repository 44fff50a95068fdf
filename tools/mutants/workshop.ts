import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutated } from './all.ts';
import type { Mutant } from './mutant.ts';

const PACKAGES = ['cast', 'contract', 'core', 'money'];
/** What tests of those packages take from the folder of tools. */
const TOOLS = /^verify-receipt(\.|$)/;
/** A mutant that makes the tests run for ever is killed by the clock: several times later than all of them end without a fault. */
const LIMIT_MS = 180_000;

/** Books that are held against each other for tens of seconds. */
const TWINS = 'packages/core/src/matching/twins.test.ts';
/** Tests that are tried one after the other, until one fails. */
const ROUNDS: readonly ((file: string) => boolean)[] = [
  (file) => /^packages\/(core\/scenarios|core\/src|money\/src)\//.test(file) && file !== TWINS,
  (file) =>
    [
      'packages/core/simulation/short-lives.test.ts',
      'packages/core/simulation/perpetual/contracts.test.ts',
      'packages/core/simulation/perpetual/cascades.test.ts',
    ].includes(file),
  (file) => file === TWINS,
];

/** What a runner is told: the sources that have changed since it ran last, and the test files in their order. */
export type Order = { readonly changed: readonly string[]; readonly files: readonly string[] };

/** The first test that failed, and how long each file took in milliseconds. */
export type Answer = {
  readonly failed?: { readonly file: string; readonly test: string };
  readonly durations: Readonly<Record<string, number>>;
};

const CONFIG = `
export default {
  test: {
    include: ['packages/**/*.test.ts'],
    pool: 'threads', isolate: false, fileParallelism: false, maxWorkers: 1, bail: 1,
    testTimeout: ${LIMIT_MS}, cache: false,
  },
};
`;

/** A copy of the sources in a folder of its own, where faults are put in and taken out again. */
export class Workshop {
  readonly #folder: string;
  readonly #tests: readonly string[];
  readonly #history: History;
  /** Sources that the runner has read as they were before. */
  readonly #changed = new Set<string>();
  #runner: ChildProcess | undefined;
  #end: (() => void) | undefined;

  constructor(root: string, folder: string, history: History) {
    this.#folder = folder;
    this.#history = history;
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
    this.#tests = globSync('packages/*/{src,scenarios,simulation}/**/*.test.ts', { cwd: folder });
  }

  /** The test that fails with this fault in the sources; nothing when all of them pass. */
  async killerOf(mutant: Mutant): Promise<string | undefined> {
    const file = path.join(this.#folder, mutant.file);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, mutated(source, mutant));
    this.#changed.add(mutant.file);
    try {
      return await this.#failure(mutant.file);
    } finally {
      writeFileSync(file, source);
      this.#changed.add(mutant.file);
    }
  }

  /** The first test that fails as the sources are now; how long they take says how long a mutant may. */
  async failure(): Promise<string | undefined> {
    const began = performance.now();
    const failed = await this.#failure('');
    this.#history.limitMs = Math.max(LIMIT_MS, 4 * (performance.now() - began));
    return failed;
  }

  close(): void {
    this.#end?.();
  }

  async #failure(source: string): Promise<string | undefined> {
    for (const isOf of ROUNDS) {
      const files = this.#history.ranked(source, this.#tests.filter(isOf));
      const answer = await this.#run({ changed: [...this.#changed], files });
      if (!answer) {
        // The runner that comes next reads everything anew.
        this.#changed.clear();
        return `the clock, after ${Math.round(this.#history.limitMs / 1000)} s beside ${files[0]}`;
      }
      this.#changed.clear();
      this.#history.took(answer.durations);
      if (!answer.failed) continue;
      this.#history.killed(source, answer.failed.file);
      return `${answer.failed.file}: ${answer.failed.test}`;
    }
    return undefined;
  }

  /** Gives nothing when the runner had to be stopped. */
  #run(order: Order): Promise<Answer | undefined> {
    this.#runner ??= this.#start();
    const runner = this.#runner;
    return new Promise((resolve) => {
      const finish = (answer?: Answer) => {
        clearTimeout(clock);
        runner.off('message', finish);
        runner.off('exit', ended);
        resolve(answer);
      };
      const ended = () => {
        this.#runner = undefined;
        finish({ failed: { file: '', test: 'the runner ended' }, durations: {} });
      };
      const clock = setTimeout(() => {
        runner.off('exit', ended);
        this.close();
        finish();
      }, this.#history.limitMs);
      runner.once('message', finish);
      runner.once('exit', ended);
      runner.send(order);
    });
  }

  #start(): ChildProcess {
    const program = path.join(import.meta.dirname, 'runner.ts');
    const child = fork(program, [this.#folder], { stdio: 'ignore', cwd: this.#folder, detached: true });
    const stop = () => {
      process.off('exit', stop);
      this.#runner = undefined;
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    process.once('exit', stop);
    this.#end = stop;
    return child;
  }
}

/** Which tests found what: those that found faults of the same source come first, then its neighbours, then quick ones. */
export class History {
  limitMs: number = LIMIT_MS;
  readonly #kills = new Map<string, Map<string, number>>();
  readonly #durations = new Map<string, number>();

  took(durations: Answer['durations']): void {
    for (const [file, took] of Object.entries(durations)) if (took > 0) this.#durations.set(file, took);
  }

  killed(source: string, test: string): void {
    for (const place of [source, areaOf(source)]) {
      const kills = this.#kills.get(place) ?? new Map<string, number>();
      kills.set(test, (kills.get(test) ?? 0) + 1);
      this.#kills.set(place, kills);
    }
  }

  ranked(source: string, tests: readonly string[]): string[] {
    const own = this.#kills.get(source);
    const near = this.#kills.get(areaOf(source));
    const name = path.basename(areaOf(source));
    const score = (test: string): number => {
      const isNeighbour = path.basename(test).startsWith(name) || path.dirname(test) === path.dirname(source);
      const found = 4 * (own?.get(test) ?? 0) + (near?.get(test) ?? 0) + (isNeighbour ? 1 : 0) + 0.01;
      return found / (200 + (this.#durations.get(test) ?? 200));
    };
    return tests
      .map((test) => ({ test, by: score(test) }))
      .sort((a, b) => b.by - a.by)
      .map(({ test }) => test);
  }
}

/** The folder of an area, or of another part of the core. */
const areaOf = (source: string): string => /^.*\/areas\/[^/]+/.exec(source)?.[0] ?? path.dirname(source);
