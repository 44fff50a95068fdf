import { startCluster } from '@quay/store';
import pg from 'pg';
import { exchange } from './opened.ts';

/** What only time would do: rows of the exchange's own database are changed while it runs. */
export async function inDatabase(work: (rows: pg.Client) => Promise<unknown>): Promise<void> {
  const { url } = await startCluster({ dataDir: exchange().dataDir, log: () => undefined });
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
