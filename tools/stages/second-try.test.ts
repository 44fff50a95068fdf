import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../install.mjs';
import { runVitest, secondTry } from './vitest-stage.ts';

/** Its second test needs what the first one left: alone it can never be tried again. It passes once its file has run before. */
const later = `import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
let isPrepared = false;
test('prepares', () => { isPrepared = true; });
test('passes later', () => {
  const mark = new URL('./mark', import.meta.url);
  const isLater = existsSync(mark);
  writeFileSync(mark, '');
  expect([isPrepared, isLater]).toEqual([true, true]);
  isPrepared = false;
});
`;
const always = `import { test } from 'vitest';
test('passes', () => {});
test.skip('is left out', () => {});
`;
const never = `import { expect, test } from 'vitest';
test('fails', () => expect(1).toBe(2));
test('passes', () => {});
`;

let folder: string;
beforeAll(() => {
  // Within the project, so that it finds vitest.
  mkdirSync(path.join(root, 'node_modules/.cache/quay'), { recursive: true });
  folder = mkdtempSync(path.join(root, 'node_modules/.cache/quay/second-try-'));
  writeFileSync(path.join(folder, 'vitest.config.ts'), `export default { test: { include: ['*.check.ts'] } };`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const runs: (readonly string[])[] = [];
const outcome = (files: Readonly<Record<string, string>>) => {
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, `${name}.check.ts`), code);
  runs.length = 0;
  return secondTry((chosen) => {
    runs.push(chosen.map((file) => path.basename(file)));
    return runVitest(['--root', folder], false, chosen);
  });
};

test('a file that fails runs once more as a whole; one that passes only then is named with its failure', async () => {
  const { passed, failed, skipped, secondTry: named } = await outcome({ always, later });
  expect(runs).toEqual([[], ['later.check.ts']]);
  expect({ passed, failed, skipped }).toEqual({ passed: 3, failed: 0, skipped: 1 });
  expect(named).toEqual([expect.stringMatching(/later\.check\.ts > passes later: AssertionError: expected/)]);
});

test('what fails twice has failed, and is not named as passed', async () => {
  const { passed, failed, secondTry: named } = await outcome({ never });
  expect(runs).toEqual([[], ['never.check.ts']]);
  expect({ passed, failed, named }).toEqual({ passed: 4, failed: 1, named: [] });
});

test('with many files that fail there is no second run', async () => {
  const { failed } = await outcome({ n1: never, n2: never, n3: never });
  expect(runs).toEqual([[]]);
  expect(failed).toBe(4);
});
