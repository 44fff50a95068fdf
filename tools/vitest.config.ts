import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ChangedFirst } from './stages/changed-first.ts';

const code = ['packages/**', 'apps/**', 'tools/**'];
const testFiles = code.map((folder) => `${folder}/*.test.{ts,tsx}`);
const notOurs = ['**/node_modules/**', '**/dist/**'];
const simulation = 'packages/core/simulation/**/*.test.ts';
const api = '**/*.api.test.ts';
const crash = '**/*.crash.test.ts';
const sharedCluster = './packages/store/src/testing/shared-cluster.ts';

/** What measures how long something takes, when a database dies, or what a chain shows for a moment, has the machine to itself. */
const timed = [
  ...['edge', 'entrance-attacks', 'login-flood', 'faults'].map((name) => `apps/server/test/${name}.api.test.ts`),
  'apps/server/src/outside/chain/deposits/comparison.api.test.ts',
];

/** One file at a time. */
const alone = { fileParallelism: false, maxWorkers: 1 };
/** Browsers beside one other file: with more of them the server turns orders away. */
const besideOne = { maxWorkers: 2 };
/** A file with a server of its own waits for half of its time: more files than processors keep these busy. */
const besideOthers = { maxWorkers: 4 };
/** Time enough for a slow machine, also for what is asked for again and again until it is so. */
const minutes = (count: number) => ({
  testTimeout: count * 60_000,
  hookTimeout: count * 60_000,
  expect: { poll: { timeout: count * 5_000 } },
});

/** What a developer's shell may have set must not decide how a test ends. */
const env = { LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', TZ: 'UTC' };

const project = (name: string, include: string[], exclude: string[], settings: object) => ({
  extends: true as const,
  test: { name, include, exclude: [...notOurs, ...exclude], ...settings },
});

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    env,
    sequence: { sequencer: ChangedFirst },
    // A database that is closed on a busy machine takes its time.
    teardownTimeout: 60_000,
    projects: [
      project('unit', testFiles, [simulation, api, crash], minutes(1)),
      project('simulation', [simulation], [api, crash], minutes(5)),
      project('api', [api], timed, { globalSetup: sharedCluster, ...besideOthers, ...minutes(4) }),
      project('api-alone', timed, [], { ...alone, ...minutes(4), sequence: { groupOrder: 1 } }),
      project('crash', [crash], [], { ...alone, ...minutes(10) }),
      project('browser', ['e2e/**/*.e2e.ts'], [], {
        globalSetup: './e2e/browser/built.ts',
        ...besideOne,
        // A browser on a busy machine may press a key before a page hears it; what fails twice is broken.
        retry: 1,
        ...minutes(4),
      }),
    ],
  },
});
