import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '@quay/contract/catalog';
import { commandShapes } from '@quay/core';
import { expect, test } from 'vitest';
import { APPS, areaMap, callsOf, sendersIn, servedBy, shownPage } from './area-map.ts';

const areas = [...new Set(catalog.map(({ call }) => call.name.split('/')[0]!))];
const AREAS = fileURLToPath(new URL('../apps/server/src/areas', import.meta.url));
const fileIn = (place: string) => fileURLToPath(new URL(`../packages/${place}`, import.meta.url));

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

test('the page names the commands that a route comes to through services, of its own area or another', () => {
  const rows = areaMap().split('\n');
  const coreOf = (wire: string) => rows.find((row) => row.includes(`\`${wire}\``))?.split(' | ')[3];
  expect(coreOf('POST /otc/order/buy')).toBe('`c2c/take-ad` (36)');
  expect(coreOf('POST /asset/withdraw')).toBe('`wallet/request-withdrawal` (43)');
  expect(coreOf('POST /console/api/reviews/decide')).toBe('`c2c/return-deposit` (31)');
  expect(coreOf('POST /api/c2cOrder!pay_finish.action')).toBe('`c2c/pay` (37)');
  expect(coreOf('GET /otc/me')).toBe('–');
});

test('every call is found where the server serves it: in a file of its verb, or in a table of its subject', () => {
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

test('every call stands in the contract in the file of its verb; calls of the specification kept for its own clients stand in a table', () => {
  const elsewhere = catalog
    .map(({ call }) => call.name.split('/') as [string, string])
    .filter(
      ([area, verb]) => !verb.startsWith('legacy-') && !existsSync(fileIn(`contract/src/areas/${area}/${verb}.ts`)),
    );
  expect(elsewhere).toEqual([]);
});

test('every command stands in the core in the file of its verb', () => {
  const elsewhere = commandShapes
    .map(({ name }) => name.split('/') as [string, string])
    .filter(([area, verb]) => {
      // What every product shares stands beside the areas.
      const places = [`areas/${area}/commands`, `${area}/commands`, area];
      return !places.some((place) => existsSync(fileIn(`core/src/${place}/${verb}.ts`)));
    });
  expect(elsewhere).toEqual([]);
});

test('an app sends each call from one file, which bears the name of the verb', () => {
  const sent = APPS.flatMap((app) =>
    areas.flatMap((area) => callsOf(area).map((call) => ({ app, name: call.name, files: sendersIn(app, area, call) }))),
  ).filter(({ files }) => files.length > 0);
  const elsewhere = sent.filter(({ name, files: [file = '', ...others] }) => {
    const place = `${path.basename(path.dirname(file))}/${path.basename(file)}`;
    const verb = `${name.split('/')[1]}.ts`;
    return others.length > 0 || (place !== `queries/${verb}` && place !== `acts/${verb}`);
  });
  expect(elsewhere).toEqual([]);
  expect(sent.length).toBeGreaterThan(200);
});

test('the calls that no screen sends are named here: other clients use them', () => {
  const unsent = areas.flatMap((area) =>
    callsOf(area)
      .filter((call) => APPS.every((app) => sendersIn(app, area, call).length === 0))
      .map(({ name }) => name),
  );
  expect(unsent.filter((name) => !name.includes('/legacy-')).sort()).toEqual([
    'c2c/coins',
    'c2c/countries',
    'c2c/kind-config',
    'market/latest-depth',
    'perpetual/close-by-order',
    'perpetual/contract',
    'perpetual/trigger-history',
    'spot/cancel-orders',
    'spot/place-orders',
    'wallet/transfers',
    'wallet/wallet-history',
    'wallet/wallet-of',
  ]);
});
