import type pg from 'pg';

const EVERY_MS = 30_000;
/** Small enough that nobody notices. */
const BATCHES_AT_ONCE = 2_000;

/**
 * Removes batches that the tables have had for long. At least the last one stays, as the anchor of the chain of
 * hashes. Gives true when there is more to remove.
 */
export function createPruning(keepBatches: number): (client: pg.Client, projected: number) => Promise<boolean> {
  const keep = Math.max(1, keepBatches);
  let from: number | undefined;
  let nextAt = 0;
  return async (client, projected) => {
    if (Date.now() < nextAt) return false;
    // From where the last round ended, so that the index is not searched through what is already gone.
    if (from === undefined) {
      const { rows } = await client.query<{ oldest: number | null }>('select min(seq) as oldest from journal');
      from = (rows[0]!.oldest ?? 1) - 1;
    }
    const to = Math.min(from + BATCHES_AT_ONCE, projected - keep);
    if (to > from) {
      await client.query('delete from journal where seq > $1 and seq <= $2', [from, to]);
      from = to;
    }
    const more = from < projected - keep;
    if (!more) nextAt = Date.now() + EVERY_MS;
    return more;
  };
}
