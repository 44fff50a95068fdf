import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TERMS_PAGE, termsPage } from './page.ts';

test('the table of terms is what the catalogues say: `npm run terms` prints it anew', async () => {
  expect(readFileSync(TERMS_PAGE, 'utf8')).toBe(await termsPage());
});
