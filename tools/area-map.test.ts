import { catalog } from '@quay/contract/catalog';
import { expect, test } from 'vitest';
import { areaMap, shownPage } from './area-map.ts';

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
