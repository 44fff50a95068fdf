import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

/** What a test does to the modules and globals that other files of its process would see, too. */
const REPLACES = /\bvi\.(mock|doMock|hoisted|stubGlobal|stubEnv|resetModules)\(|\bdefineProperty\(globalThis\b/;

/** The test files that replace modules or globals: they need a process of their own, all others share one. */
export const replacesModules = (files: readonly string[]): string[] =>
  files.filter((file) => REPLACES.test(readFileSync(path.join(root, file), 'utf8')));

/** The files that patterns name, without those of packages and builds. */
export const filesOf = (patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
