/**
 * The case that comes after one: the next in the list that still waits, from the top again behind the last. Nothing when
 * there is no other.
 */
export function caseBehind<Row>(
  rows: readonly Row[],
  isCurrent: (row: Row) => boolean,
  waits: (row: Row) => boolean,
): Row | undefined {
  const at = rows.findIndex(isCurrent);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(waits);
}
