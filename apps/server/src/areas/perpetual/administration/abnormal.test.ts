import { contractOf } from '@quay/cast';
import type { Contract, SourceRow } from '@quay/core';
import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { abnormalOf } from './abnormal.ts';

const NOW = 1_800_000_000_000;
const contract: Contract = {
  ...contractOf('BTCUSDT-PERP'),
  ...{ position: 1, status: 'trading', listedAt: 0, hasTraded: false, openInterest: 0n, clearing: 0n },
};
const said = (source: string, price: string, ageMs = 1_000): SourceRow => ({
  ...{ coin: 'BTC', source, price: units(price), weight: 1, at: NOW - ageMs },
});
const sound = [said('a', '100'), said('b', '101'), said('c', '102')];
const faults = (sources: readonly SourceRow[], syncing: readonly { contract: string; since: number }[] = []) =>
  abnormalOf([contract], sources, syncing, NOW);

test('sound prices have no fault', () => {
  expect(faults([...sound, said('d', '100')])).toEqual([]);
});

test('a source is silent since its last word became too old, and an index away since too few were fresh', () => {
  expect(faults([...sound, said('d', '100', 15_000)])).toEqual([
    { fault: 'source-silent', coin: 'BTC', subject: 'd', since: NOW - 5_000 },
  ]);
  expect(faults([said('a', '100'), said('b', '100', 30_000), said('c', '100', 12_000)])).toEqual([
    { fault: 'index-away', coin: 'BTC', subject: 'BTC', since: NOW - 20_000 },
    { fault: 'source-silent', coin: 'BTC', subject: 'b', since: NOW - 20_000 },
    { fault: 'source-silent', coin: 'BTC', subject: 'c', since: NOW - 2_000 },
  ]);
});

test('an index that never was has no moment since when it is away', () => {
  expect(faults([said('a', '100')])).toEqual([{ fault: 'index-away', coin: 'BTC', subject: 'BTC', since: null }]);
});

test('a source that is further than two per cent from the median is named, and so is a contract that is syncing', () => {
  expect(faults([...sound, said('d', '110')], [{ contract: contract.symbol, since: NOW - 3 }])).toEqual([
    { fault: 'source-outlier', coin: 'BTC', subject: 'd', since: null },
    { fault: 'syncing', coin: 'BTC', subject: contract.symbol, since: NOW - 3 },
  ]);
});
