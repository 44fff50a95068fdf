import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, type Databases, startDatabases } from '../testing/databases.ts';
import { sealedColumns } from './sealed-columns.ts';

let databases: Databases;

beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());

/** Bytes that are no sealed secret: hashes, the journal, what the core keeps, and the keys themselves. */
const NOT_SEALED =
  /(_|\.)hash$|^(journal|writer|projected|projected_lines)\.|^(key_ring\.wrapped|passkeys\.public_key|\w+_client_orders\.answer|liability_\w+\.\w+)$/;

it('names every sealed column of the schema', async () => {
  const url = await databases.migrated();
  const columns = await ask<{ name: string }>(
    url,
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' order by 1`,
  );
  const sealed = columns.map(({ name }) => name).filter((name) => !NOT_SEALED.test(name));
  expect(sealed).toEqual(sealedColumns.map(({ table, name }) => `${table}.${name}`).sort());
});
