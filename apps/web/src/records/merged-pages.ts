/** One list of several: what of it is loaded, newest first, and whether there is more. */
export type Source<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean };

export type Merged<Row> = {
  readonly rows: readonly Row[];
  /** Which of the lists have to load their next page before more can be shown. */
  readonly next: readonly number[];
};

/**
 * Lists that are each newest first, as one that is. A row is shown once no list can bring another before it: those that
 * are older than the oldest row that is loaded of a list with more rows wait for these.
 */
export function mergedPages<Row>(sources: readonly Source<Row>[], atOf: (row: Row) => number): Merged<Row> {
  const ends = sources.map(({ rows, hasMore }) => {
    const last = rows.at(-1);
    if (!hasMore) return Number.NEGATIVE_INFINITY;
    return last === undefined ? Number.POSITIVE_INFINITY : atOf(last);
  });
  const end = Math.max(Number.NEGATIVE_INFINITY, ...ends);
  const rows = sources.flatMap((source) => source.rows.filter((row) => atOf(row) >= end));
  return {
    rows: rows.sort((a, b) => atOf(b) - atOf(a)),
    next: ends.flatMap((one, n) => (one === end && sources[n]!.hasMore ? [n] : [])),
  };
}
