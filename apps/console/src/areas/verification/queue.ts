import { type ReviewKind, type ReviewRow, reviewKinds } from '@quay/contract/staff';
import { caseBehind } from '../../parts/case-behind.ts';

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

/** The case that comes after one: the next that nobody else has taken. */
export function caseAfter(rows: readonly ReviewRow[], current: number, me: string): ReviewRow | undefined {
  return caseBehind(
    rows,
    ({ reviewId }) => reviewId === current,
    ({ state, takenBy }) => state === 'applied' || (state === 'reviewing' && takenBy === me),
  );
}
