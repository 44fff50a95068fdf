import type { Table } from '@quay/core';
import { Wire } from '../wire/connection.ts';
import { query } from '../wire/messages.ts';
import { beginDigests } from './begin-digests.ts';
import type { Difference } from './difference.ts';
import { openSeals } from './seals.ts';

const ANSWER_WITHIN_MS = 600_000;
const FORGET = `
  update projected set digest = null; update projected_lines set digest = null; update writer set seal = null`;

/** Takes the rows of a database as they are, and makes new digests of them. Nobody may write to it meanwhile. */
export async function adoptRows(
  databaseUrl: string,
  tables: readonly Table[],
  key: Uint8Array,
): Promise<readonly Difference[]> {
  const wire = await Wire.open(databaseUrl, 'inspector', ANSWER_WITHIN_MS);
  try {
    await wire.ask(query(FORGET));
    return await beginDigests(wire, tables, openSeals(key), false);
  } finally {
    await wire.close();
  }
}
