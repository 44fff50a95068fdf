import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type Databases, startDatabases } from '../../testing/databases.ts';
import { exportParts } from './data-export.ts';

let databases: Databases;
let url: string;
beforeAll(async () => {
  databases = await startDatabases();
  url = await databases.migrated();
});
afterAll(() => databases.stop());

/** Secrets, and what is opened into the file in another way. */
const sealed = ['begun_authenticators', 'payment_methods', 'recovery_codes', 'tickets'];
/** What follows from rows that are in the file, such as sums of a day. */
const derived = [
  ...['c2c_days', 'credits', 'earn_trials', 'liability_leaves', 'perpetual_adl_places', 'perpetual_covers'],
  ...['perpetual_early_payments', 'perpetual_takings', 'perpetual_tiers', 'perpetual_volumes', 'spot_tiers'],
  ...['spot_volumes', 'value_given', 'withdrawal_days', 'withdrawal_revisions'],
];
/** What the exchange needs for its work: what was told, what is under way, numbers of requests. */
const ofWork = [
  ...['c2c_reads', 'c2c_silence_claims', 'closure_notices', 'conversations', 'demo_client_orders', 'fork_checks'],
  ...['holders', 'native_checks', 'perpetual_client_orders', 'perpetual_warned', 'presence', 'quotes', 'requests'],
  'spot_client_orders',
];
/** What staff note of somebody while they decide. */
const ofStaff = ['merchant_suspensions', 'perpetual_cases', 'user_locks', 'value_cases', 'withdrawal_cases'];
const notInFile = new Set([...sealed, ...derived, ...ofWork, ...ofStaff]);

test('every table with rows of a person is in the file, or named as one that is not', async () => {
  const rows = await ask<{ name: string }>(
    url,
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('owner', 'user_id') order by 1`,
  );
  const all = rows.map(({ name }) => name);
  const exported = exportParts.map(({ sql }) => / from (\w+)/.exec(sql)![1]!);
  expect(all.filter((name) => !exported.includes(name) && !notInFile.has(name))).toEqual([]);
  expect([...notInFile].filter((name) => exported.includes(name) || !all.includes(name))).toEqual([]);
});
