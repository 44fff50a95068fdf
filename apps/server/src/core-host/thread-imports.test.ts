import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Prints the packages of which a program loads anything. It ends where it asks for its thread's settings. */
const program = (entry: string) => `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    load(url, context, next) {
      const found = /\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url);
      if (found) packages.add(found[1]);
      return next(url, context);
    },
  });
  await import(${JSON.stringify(pathToFileURL(`${root}${entry}`).href)}).catch((error) => {
    if (!/workerData/.test(error.message)) throw error;
  });
  console.log(JSON.stringify([...packages]));
  process.exit(0);
`;

// Each server starts all of them: a schema or a query builder that nobody there uses doubles the time that takes.
test.each([
  'apps/server/src/core-host/thread.ts',
  'packages/store/src/projector/thread.ts',
  'packages/store/src/integrity/inspector-thread.ts',
])('%s loads no schemas and no query builder', (entry) => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program(entry)], { encoding: 'utf8' });
  const packages = JSON.parse(printed) as string[];
  expect(packages).toContain('pg');
  expect(packages).not.toContain('zod');
  expect(packages).not.toContain('kysely');
});
