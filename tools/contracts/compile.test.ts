import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile, compiledFile, sources } from './compile.ts';

test.each(sources)('what is deployed is what %s.sol says', (source) => {
  const committed: unknown = JSON.parse(readFileSync(compiledFile(source), 'utf8'));
  expect(committed).toEqual(compile(source));
});
