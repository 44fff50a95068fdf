import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ZodType } from 'zod';
import type { Call } from './call.ts';
import { allRefusals, catalog, channels, manifests } from './catalog.ts';
import { privateChannels } from './live.ts';
import type { Refusal } from './refusal.ts';

const folder = fileURLToPath(new URL('areas', import.meta.url));
const areas = readdirSync(folder).sort();
const exportedBy = (area: string): Promise<Record<string, unknown>> => import(`./areas/${area}/index.ts`);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isCall = (value: unknown): value is Call<never, unknown> =>
  isObject(value) && 'permission' in value && 'path' in value && 'refusals' in value;
const isRefusals = (value: unknown): value is Record<string, Refusal> =>
  isObject(value) &&
  !Array.isArray(value) &&
  Object.values(value).length > 0 &&
  Object.values(value).every((one) => isObject(one) && 'code' in one && 'reason' in one && 'params' in one);

const twice = (values: readonly (string | number)[]) => values.filter((value, at) => values.indexOf(value) !== at);

test('every folder of an area has a manifest in the catalogue', () => {
  expect(manifests.map(({ area }) => area).sort()).toEqual(areas);
});

test.each(areas)('the manifest of %s lists every call and every refusal that the area exports', async (area) => {
  const own = manifests.find((one) => one.area === area)!;
  const exported = Object.values(await exportedBy(area));
  const listed = new Set(own.calls.map(({ call }) => call));
  const missing = exported.filter(isCall).filter((call) => !listed.has(call));
  expect(missing.map(({ name }) => name)).toEqual([]);
  // A list of some of them, such as those of a proof or those that several calls share, is no declaration.
  const refusals = new Set(exported.filter(isRefusals).flatMap((all) => Object.values(all)));
  expect([...refusals].map(({ reason }) => reason).sort()).toEqual(own.refusals.map(({ reason }) => reason).sort());
});

test('a call is named after its area, and says how it is asked and answered', () => {
  for (const { area, calls } of manifests) {
    for (const { call, request, response } of calls) {
      expect(call.name).toMatch(new RegExp(`^${area}/[a-z0-9]+(-[a-z0-9]+)*$`));
      expect([call.name, request instanceof ZodType, response instanceof ZodType]).toEqual([call.name, true, true]);
    }
  }
});

test('no name, path, code, reason or channel is used twice', () => {
  expect(twice(catalog.map(({ call }) => call.name))).toEqual([]);
  const paths = catalog.flatMap(({ call: { method, path, getTwin } }) => [
    `${method} ${path}`,
    ...(getTwin === undefined ? [] : [`GET ${getTwin}`]),
  ]);
  expect(twice(paths)).toEqual([]);
  expect(twice(allRefusals.map(({ code }) => code))).toEqual([]);
  expect(twice(allRefusals.map(({ reason }) => reason))).toEqual([]);
  expect(twice(channels.map(({ channel }) => channel))).toEqual([]);
});

test('a call is refused with what the catalogue knows', () => {
  const known = new Set(allRefusals);
  for (const { call } of catalog) {
    expect([call.name, call.refusals.filter((one) => !known.has(one))]).toEqual([call.name, []]);
  }
});

test('the channels that need a ticket are those that clients know to need one', () => {
  const declared = channels.filter(({ ticket }) => ticket).map(({ channel }) => channel);
  expect(declared.sort()).toEqual([...privateChannels].sort());
});
