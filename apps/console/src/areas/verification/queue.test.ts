import type { ReviewRow } from '@quay/contract/staff';
import { expect, test } from 'vitest';
import { caseAfter, waitingByKind } from './queue.ts';

const row = (reviewId: number, more: Partial<ReviewRow> = {}): ReviewRow => ({
  reviewId,
  kind: 'basic',
  state: 'applied',
  userId: 1000 + reviewId,
  username: `alice${reviewId}`,
  appliedAt: reviewId * 1000,
  dueAt: reviewId * 2000,
  takenBy: null,
  attempt: 1,
  ...more,
});

test('counts each kind, with the age of its oldest', () => {
  const found = waitingByKind([row(5), row(3), row(4, { kind: 'merchant' })]);
  expect(found.find(({ kind }) => kind === 'basic')).toEqual({ kind: 'basic', waiting: 2, oldestAt: 3000 });
  expect(found.find(({ kind }) => kind === 'merchant')?.waiting).toBe(1);
  expect(found.find(({ kind }) => kind === 'notary')).toEqual({ kind: 'notary', waiting: 0, oldestAt: undefined });
});

test('the next case is one that nobody else has, from the top again behind the last', () => {
  const rows = [
    row(1),
    row(2, { state: 'reviewing', takenBy: 'bob' }),
    row(3, { state: 'reviewing', takenBy: 'mallory' }),
    row(4, { state: 'passed' }),
  ];
  expect(caseAfter(rows, 1, 'mallory')?.reviewId).toBe(3);
  expect(caseAfter(rows, 3, 'mallory')?.reviewId).toBe(1);
  expect(caseAfter(rows, 99, 'mallory')?.reviewId).toBe(1);
  expect(caseAfter(rows, 1, 'trent')).toBeUndefined();
});
