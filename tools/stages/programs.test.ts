import { expect, test } from 'vitest';
import { COMPILED, run, single } from './programs.ts';

test('programs find compiled code in one folder, and none of the settings of a running Quay', async () => {
  const { output } = await run('node', ['-e', 'console.log(process.env.NODE_COMPILE_CACHE, process.env.DATA_DIR)']);
  expect(output.trim()).toBe(`${COMPILED} undefined`);
});

test('a program that fails, or is not there, fails the check', async () => {
  expect(await single('node', ['-e', 'process.exit(3)'])).toMatchObject({ passed: 0, failed: 1 });
  expect(await single('no-such-program', [])).toMatchObject({ failed: 1, output: expect.stringContaining('ENOENT') });
});
