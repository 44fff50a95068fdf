import type { WithdrawalRow } from '@quay/contract/staff';

/**
 * The withdrawal that comes after one: the next in the list that `me` has not approved yet, from the top again behind
 * the last. Nothing when there is no other.
 */
export function withdrawalAfter(
  rows: readonly WithdrawalRow[],
  current: number,
  me: string,
): WithdrawalRow | undefined {
  const at = rows.findIndex(({ withdrawalId }) => withdrawalId === current);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(({ approvedBy }) => !approvedBy.includes(me));
}
