import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../install.mjs';
import { run } from './programs.ts';
import { secondTryIn } from './vitest-stage.ts';

const tests = `import { expect, test } from 'vitest';
let tries = 0;
test('passes later', () => expect(++tries).toBe(2));
test('passes at once', () => expect(1).toBe(1));
`;

test('a test that passes only at the second try is named, and no other', async () => {
  // Within the project, so that it finds vitest.
  mkdirSync(path.join(root, 'node_modules/.cache/quay'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'node_modules/.cache/quay/second-try-'));
  writeFileSync(path.join(folder, 'a.check.ts'), tests);
  writeFileSync(
    path.join(folder, 'vitest.config.ts'),
    `export default { test: { include: ['*.check.ts'], retry: 1 } };`,
  );
  const reporter = `--reporter=${path.join(root, 'tools/stages/second-try.ts')}`;
  const { code, output } = await run('vitest', ['run', '--root', folder, reporter]);
  rmSync(folder, { recursive: true });
  expect([code, secondTryIn(output)]).toEqual([0, ['a.check.ts > passes later']]);
});
