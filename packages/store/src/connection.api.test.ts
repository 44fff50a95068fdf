import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConnections } from './connection.ts';
import { type Databases, startDatabases } from './testing/databases.ts';

let databases: Databases;
beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());

it('a database that ends while a pool ends does not end the process', async () => {
  const pool = openConnections(await databases.empty(), 'test', { max: 1 });
  const client = await pool.connect();
  client.release();
  await pool.end();
  // What a connection hears that said farewell a moment ago.
  expect(client.emit('error', new Error('terminating connection due to administrator command'))).toBe(true);
});
