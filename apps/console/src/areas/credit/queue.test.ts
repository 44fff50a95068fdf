import type { CreditCaseRow } from '@quay/contract/staff';
import { expect, test } from 'vitest';
import { creditAfter } from './queue.ts';

const rows = [1, 2, 3].map((loanId) => ({ loanId, firstBy: loanId === 2 ? 'ruth' : null }) as CreditCaseRow);

test('the next is the one below that the reader has not decided, then from the top', () => {
  expect(creditAfter(rows, 1, 'frank')?.loanId).toBe(2);
  expect(creditAfter(rows, 1, 'ruth')?.loanId).toBe(3);
  expect(creditAfter(rows, 3, 'ruth')?.loanId).toBe(1);
  expect(creditAfter(rows.slice(0, 1), 1, 'ruth')).toBeUndefined();
});
