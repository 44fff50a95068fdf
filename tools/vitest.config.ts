import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const code = ['packages/**', 'apps/**', 'tools/**'];
const testFiles = code.map((folder) => `${folder}/*.test.{ts,tsx}`);
const notOurs = ['**/node_modules/**', '**/dist/**'];
const simulation = 'packages/core/simulation/**/*.test.ts';
const api = '**/*.api.test.ts';
const crash = '**/*.crash.test.ts';

/** Servers, databases and browsers: one file at a time, and time enough for a slow machine. */
const alone = { fileParallelism: false, maxWorkers: 1 };
const minutes = (count: number) => ({ testTimeout: count * 60_000, hookTimeout: count * 60_000 });

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
    projects: [
      project('unit', testFiles, [simulation, api, crash], minutes(1)),
      project('simulation', [simulation], [api, crash], minutes(5)),
      project('api', [api], [], { ...alone, ...minutes(3) }),
      project('crash', [crash], [], { ...alone, ...minutes(10) }),
      project('browser', ['e2e/**/*.e2e.ts'], [], { ...alone, ...minutes(4) }),
    ],
  },
});
