import { type ReviewKind, type ReviewRow, reviewKinds } from '@quay/contract/staff';

/** What waits of one kind, and since when its oldest one does. */
export type KindWaiting = {
  readonly kind: ReviewKind;
  readonly waiting: number;
  readonly oldestAt: number | undefined;
};

export function waitingByKind(rows: readonly ReviewRow[]): readonly KindWaiting[] {
  return reviewKinds.map((kind) => {
    const ages = rows.filter((row) => row.kind === kind).map(({ appliedAt }) => appliedAt);
    return { kind, waiting: ages.length, oldestAt: ages.length > 0 ? Math.min(...ages) : undefined };
  });
}

/**
 * The case that comes after one: the next in the queue that nobody else has taken, from the top again behind the last.
 * Nothing when there is no other.
 */
export function caseAfter(rows: readonly ReviewRow[], current: number, me: string): ReviewRow | undefined {
  const at = rows.findIndex(({ reviewId }) => reviewId === current);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(
    ({ state, takenBy }) => state === 'applied' || (state === 'reviewing' && takenBy === me),
  );
}
