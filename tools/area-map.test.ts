import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalog } from '@quay/contract/catalog';
import { expect, test } from 'vitest';
import { areaMap, callsOf, servedBy, shownPage } from './area-map.ts';

const AREAS = fileURLToPath(new URL('../apps/server/src/areas', import.meta.url));

test('docs/generated/areas.md is what the code says; if not: node tools/run.mjs node tools/area-map.ts', () => {
  expect(shownPage()).toBe(`${areaMap()}\n`);
});

test('the page has every call once, and the commands that nobody calls', () => {
  const page = areaMap();
  for (const { call } of catalog) {
    expect(page.split(`\`${call.method} ${call.path}\``), call.name).toHaveLength(2);
  }
  expect(page).toContain('`forget-client-ids` (23)');
});

test('every call is found where the server serves it: in a file of its verb, or in a table of its subject', () => {
  const areas = new Set(catalog.map(({ call }) => call.name.split('/')[0]!));
  for (const area of areas) {
    for (const call of callsOf(area)) {
      const file = servedBy(area, call);
      expect([call.name, file]).toEqual([call.name, expect.stringMatching(/^(routes|legacy)\/[a-z0-9-]+\.ts$/)]);
      const text = readFileSync(`${AREAS}/${area}/${file}`, 'utf8');
      // A route with logic of its own stands in the file of its verb.
      if (!text.includes(': Served[]')) expect(file).toBe(`routes/${call.name.split('/')[1]}.ts`);
    }
  }
});
