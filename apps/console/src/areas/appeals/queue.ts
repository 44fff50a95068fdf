import type { AppealRow } from '@quay/contract/staff';

/** Whether a row waits for `me`: nobody else has it, or it waits for a second person and I am not the first. */
const waitsFor = ({ state, takenBy, proposed }: AppealRow, me: string): boolean => {
  if (state !== 'appealed' && state !== 'disputed') return false;
  return proposed === null ? takenBy === null || takenBy === me : proposed.by !== me;
};

/**
 * The appeal that comes after one: the next in the list that waits for `me`, from the top again behind the last. Nothing
 * when there is no other.
 */
export function appealAfter(rows: readonly AppealRow[], current: number, me: string): AppealRow | undefined {
  const at = rows.findIndex(({ orderId }) => orderId === current);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find((row) => waitsFor(row, me));
}

/** When the latest of some appeals came in. */
export const latestOf = (rows: readonly AppealRow[]): number =>
  Math.max(0, ...rows.map(({ appealedAt }) => appealedAt));
