import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { quickFolder } from '@quay/store/testing/quick-folder';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { ChangedFirst } from './stages/changed-first.ts';
import { isLong } from './stages/form.ts';
import { filesOf, replacesModules } from './stages/isolated.ts';
import { oneFileThreads } from './stages/one-file-threads.ts';

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

/** What replaces modules or globals keeps a process of its own. */
const isolated = replacesModules(filesOf(testFiles));
/** Other files share the processes that run them: the modules that most of them import are loaded once for each process. */
const shared = { isolate: false };

/** What holds a server under load to a time. */
const timedCrash = ['e2e/chaos/load.crash.test.ts'];

/** As many files as processors; Vitest by itself leaves one of them to its own process, which has little to do. */
const onAll = { maxWorkers: availableParallelism() };
/** One file at a time. */
const alone = { fileParallelism: false, maxWorkers: 1 };
/** Two servers with what they serve: with more of them a server turns orders away. */
const twoWorkers = { maxWorkers: 2 };
/** A file with a server of its own waits for half of its time: more files than processors keep these busy. */
const fourWorkers = { maxWorkers: 4 };
/** Time enough for a slow machine, also for what is asked for again and again until it is so. */
const minutes = (count: number) => ({
  testTimeout: count * 60_000,
  hookTimeout: count * 60_000,
  expect: { poll: { timeout: count * 5_000 } },
});

/** What a developer's shell may have set must not decide how a test ends. */
const env = { LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', TZ: 'UTC', TMPDIR: quickFolder() };

/** What is shared by files that start servers one after the other: glibc would keep the memory of each thread that ended. */
const sharedServers = { ...shared, env: { ...env, MALLOC_ARENA_MAX: '2' } };

const project = (name: string, include: string[], exclude: string[], settings: object, plugins: Plugin[] = []) => ({
  extends: true as const,
  plugins,
  test: { name, include, exclude: [...notOurs, ...exclude], ...settings },
});

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    env,
    provide: { isLong },
    sequence: { sequencer: ChangedFirst },
    // A database that is closed on a busy machine takes its time.
    teardownTimeout: 60_000,
    projects: [
      project('unit', testFiles, [simulation, api, crash, ...isolated], { ...shared, ...onAll, ...minutes(2) }),
      project('unit-isolated', isolated, [simulation, api, crash], { ...onAll, ...minutes(2) }),
      project('simulation', [simulation], [api, crash], { ...shared, ...onAll, ...minutes(5) }),
      project(
        'api',
        [api],
        timed,
        {
          globalSetup: sharedCluster,
          ...sharedServers,
          ...fourWorkers,
          ...minutes(4),
        },
        [oneFileThreads()],
      ),
      project('api-alone', timed, [], { ...alone, ...minutes(4), sequence: { groupOrder: 1 } }),
      project('crash', [crash], timedCrash, { ...twoWorkers, ...minutes(10) }),
      project('crash-alone', timedCrash, [], { ...alone, ...minutes(10), sequence: { groupOrder: 1 } }),
      project('browser', ['e2e/**/*.e2e.ts'], [], {
        globalSetup: './e2e/browser/built.ts',
        ...twoWorkers,
        ...minutes(6),
      }),
    ],
  },
});
