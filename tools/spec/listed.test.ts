import { specifiedPaths } from '@quay/contract';
import { expect, test } from 'vitest';
import { calls, routes } from './listed.ts';
import { requestedPaths } from './requests.ts';

/** The numbers of the specification: its table has 130 screens, the shell names eight more, and section 7 has 76 calls. */
test('the specification lists 138 screens and 76 calls, each once', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(138);
  expect(routes.length).toBe(138);
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(76);
  expect(calls.length).toBe(76);
});

test('an address opens the screen that it stands beside', () => {
  for (const { path, address } of routes) {
    const pattern = path.replace(/\{\w+\}/, '[A-Z]+').replaceAll('/', '\\/');
    expect(new URL(address, 'http://quay.test').pathname).toMatch(new RegExp(`^${pattern}$`));
  }
});

test('every call has something that it is asked with, and nothing else has', () => {
  expect([...requestedPaths].sort()).toEqual(calls.map(({ path }) => path).sort());
});

test('the calls are those that the edge reads as the specification’s clients send them', () => {
  const inCatalogue = (path: string) => path.replace('{symbol}', ':symbol').replace('/USDT', '/:symbol');
  const listed = new Set(calls.map(({ path }) => inCatalogue(path)));
  expect(specifiedPaths.filter((path) => !listed.has(path))).toEqual([]);
});
