import { expect, inject, test } from 'vitest';
import { isLong, LONG_FORM } from './form.ts';
import { run } from './programs.ts';

test('a test is told its form', () => {
  expect(inject('isLong')).toBe(isLong);
});

test('a stage hands the form on, which no setting of the shell does', async () => {
  const form = ['-e', 'console.log(process.env.QUAY_TEST_FORM)'];
  expect((await run('node', form, LONG_FORM)).output.trim()).toBe('long');
  expect((await run('node', form)).output.trim()).toBe('undefined');
});
