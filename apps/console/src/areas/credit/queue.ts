import type { CreditCaseRow } from '@quay/contract/staff';
import { caseBehind } from '../../parts/case-behind.ts';

/** The application that comes after one: the next that `me` has not decided. */
export function creditAfter(rows: readonly CreditCaseRow[], current: number, me: string): CreditCaseRow | undefined {
  return caseBehind(
    rows,
    ({ loanId }) => loanId === current,
    ({ firstBy }) => firstBy !== me,
  );
}
