import { Parts, units } from '@quay/money';
import { expect, test } from 'vitest';
import { spotProduct, tiersTable, volumesTable } from '../areas/spot/product.ts';
import { Changes, readChanges } from '../engine/changes.ts';
import { Sequences, sequencesTable } from '../engine/sequences.ts';
import type { Volume } from './tables.ts';
import { Volumes } from './volumes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const tables = [sequencesTable, volumesTable, tiersTable];
/** Owners far beyond what 32 bits count: their rows are found by keys that a double just holds. */
const owners = [1001, 70_001, 9_000_001];

test('what a batch traded before it set the tiers is written with it, and days that no longer count are dropped', () => {
  const changes = new Changes();
  const volumes = new Volumes(spotProduct, changes, new Sequences(changes));
  const amount = new Parts().of(units('60000'));
  const add = (owner: number, day: number) => volumes.add(owner, day * DAY_MS, amount);
  for (const owner of owners) add(owner, 1);
  changes.take();
  for (const owner of owners) add(owner, 40);
  volumes.setTiers(41 * DAY_MS);

  const rows = readChanges(tables, changes.take()).filter(({ table }) => table === volumesTable);
  const day = (op: 'put' | 'drop') => rows.filter((change) => change.op === op).map(({ row }) => row as Volume);
  expect(day('put')).toEqual(owners.map((owner) => ({ owner, day: 40, amount: units('60000') })));
  expect(day('drop')).toEqual(owners.map((owner) => ({ owner, day: 1 })));
  expect(owners.map((owner) => volumes.tierOf(owner))).toEqual([1, 1, 1]);
});
