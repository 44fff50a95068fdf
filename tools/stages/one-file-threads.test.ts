import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../install.mjs';
import { oneFileThreads } from './one-file-threads.ts';

type Transform = (code: string, id: string) => Promise<{ code: string } | undefined>;

test('who starts a thread starts it from one file, which is there, and nothing else is touched', async () => {
  const transform = oneFileThreads().transform as unknown as Transform;
  const made: string[] = [];
  for (const starter of ['apps/server/src/core-host/host.ts', 'packages/store/src/projector/projector.ts']) {
    const id = path.join(root, starter);
    const { code } = (await transform(readFileSync(id, 'utf8'), id))!;
    const [, url] = /new Worker\(new URL\('(file:[^']+)'\)/.exec(code)!;
    expect(existsSync(fileURLToPath(url!))).toBe(true);
    made.push(readFileSync(fileURLToPath(url!), 'utf8'));
  }
  expect(made[0]).toContain('parentPort');
  expect(made[1]).not.toBe(made[0]);
  for (const text of made) expect(text).not.toContain('@quay/');
  expect(await transform('anything', path.join(root, 'apps/server/src/main.ts'))).toBeUndefined();
  await expect(transform('anything', path.join(root, 'packages/store/src/projector/projector.ts'))).rejects.toThrow(
    'no longer starts',
  );
});
