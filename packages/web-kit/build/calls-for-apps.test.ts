import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { callsForApps } from './calls-for-apps.ts';

const areas = fileURLToPath(new URL('../../contract/src/areas', import.meta.url));
const { transform } = callsForApps() as unknown as { transform(code: string, id: string): { code: string } | null };

test.each([
  ['a list', "refusals: [spot['order-not-found']], about: 'Cancels an order.'"],
  ['a name', 'refusals: orderRefusals, about: sentence'],
  ['a member', "refusals: pay.refusals, about: 'Pays' + ' an order.'"],
])('what is left out is empty, also where it is %s', (_, given) => {
  const code = `export const pay = call<A, B>({ name: 'c2c/pay', ${given}, whileFrozen: true });`;
  expect(transform(code, '/packages/contract/src/areas/c2c/pay.ts')?.code).toMatch(
    /call<A, B>\(\{ name: 'c2c\/pay', refusals: \[\], about: '', whileFrozen: true \}\);$/,
  );
});

test('every file of the contract is code afterwards, and its calls name no refusal', () => {
  const files = globSync('**/*.ts', { cwd: areas }).filter((file) => !/\.test\.|manifest\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) {
    const place = path.join(areas, file);
    const code = transform(readFileSync(place, 'utf8'), place)?.code ?? '';
    expect(parseSync(place, code, { lang: 'ts' }).errors, file).toEqual([]);
    expect(code.match(/^ {2}refusals: (?!\[\])/gm), file).toBeNull();
  }
});
