import { step } from '../steps.ts';
import type { Wire } from '../wire/connection.ts';
import { query } from '../wire/messages.ts';

const EVERY_MS = 30_000;
/** Small enough that nobody notices. */
const BATCHES_AT_ONCE = 2_000;

/**
 * Removes batches that the tables have had for long. At least the last one stays, as the anchor of the chain of
 * hashes. Gives true when there is more to remove.
 */
export function createPruning(keepBatches: number): (wire: Wire, projected: number) => Promise<boolean> {
  const keep = Math.max(1, keepBatches);
  let from: number | undefined;
  let nextAt = 0;
  return async (wire, projected) => {
    if (performance.now() < nextAt) return false;
    // From where the last round ended, so that the index is not searched through what is already gone.
    from ??= (await oldest(wire)) - 1;
    const to = Math.min(from + BATCHES_AT_ONCE, projected - keep);
    if (to > from) {
      step('prune/before');
      // Whatever this process believes, what the tables do not have stays. What is missing after the place that is kept
      // here was removed by somebody else.
      const had = `least(${to}, (select seq from projected) - ${keep})`;
      await wire.ask(
        query(`
        with had as (select ${had} as seq),
        gone as (delete from journal where seq > ${from} and seq <= (select seq from had))
        update journal_pruned set seq = greatest(journal_pruned.seq, had.seq) from had`),
      );
      step('prune/after');
      from = to;
    }
    const more = from < projected - keep;
    if (!more) nextAt = performance.now() + EVERY_MS;
    return more;
  };
}

async function oldest(wire: Wire): Promise<number> {
  let seq = 1;
  await wire.each('select min(seq) from journal', (row) => {
    if (row.next()) seq = row.whole();
  });
  return seq;
}
