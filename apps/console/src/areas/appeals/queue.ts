import type { AppealRow } from '@quay/contract/staff';
import { caseBehind } from '../../parts/case-behind.ts';

/** Whether a row waits for `me`: nobody else has it, or it waits for a second person and I am not the first. */
const waitsFor = ({ state, takenBy, proposed }: AppealRow, me: string): boolean => {
  if (state !== 'appealed' && state !== 'disputed') return false;
  return proposed === null ? takenBy === null || takenBy === me : proposed.by !== me;
};

/** The appeal that comes after one: the next that waits for `me`. */
export function appealAfter(rows: readonly AppealRow[], current: number, me: string): AppealRow | undefined {
  return caseBehind(
    rows,
    ({ orderId }) => orderId === current,
    (row) => waitsFor(row, me),
  );
}

/** When the latest of some appeals came in. */
export const latestOf = (rows: readonly AppealRow[]): number =>
  Math.max(0, ...rows.map(({ appealedAt }) => appealedAt));
