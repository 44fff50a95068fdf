import type { WithdrawalRow } from '@quay/contract/staff';
import { caseBehind } from '../../parts/case-behind.ts';

/** The withdrawal that comes after one: the next that `me` has not approved yet. */
export function withdrawalAfter(
  rows: readonly WithdrawalRow[],
  current: number,
  me: string,
): WithdrawalRow | undefined {
  return caseBehind(
    rows,
    ({ withdrawalId }) => withdrawalId === current,
    ({ approvedBy }) => !approvedBy.includes(me),
  );
}
