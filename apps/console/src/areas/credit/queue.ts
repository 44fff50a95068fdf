import type { CreditCaseRow } from '@quay/contract/staff';

/**
 * The application that comes after one: the next in the list that `me` has not decided, from the top again behind the last.
 * Nothing when there is no other.
 */
export function creditAfter(rows: readonly CreditCaseRow[], current: number, me: string): CreditCaseRow | undefined {
  const at = rows.findIndex(({ loanId }) => loanId === current);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(({ firstBy }) => firstBy !== me);
}
