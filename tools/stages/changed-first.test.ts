import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../install.mjs';
import { LONGEST } from './changed-first.ts';

test('what is begun first is there', () => {
  expect(LONGEST.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(new Set(LONGEST).size).toBe(LONGEST.length);
});
