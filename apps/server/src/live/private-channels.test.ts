import { type LoanRow, loansTable } from '@quay/core';
import { expect, test } from 'vitest';
import { loansPushes } from '../areas/loans/pushes.ts';
import { channelsOf } from './private-channels.ts';

test('who is only told that rows changed is followed as who is sent them: else the rows never leave the core', () => {
  const channels = channelsOf<string>(loansPushes);
  expect(channels.isFollowed(7)).toBe(false);
  channels.subscribers.get('loans')!.set(7, new Set(['a page']));
  expect([channels.isFollowed(7), channels.isFollowed(8)]).toEqual([true, false]);
  const row = { id: 1, owner: 7 } as LoanRow;
  expect([...channels.changedFor([{ table: loansTable, op: 'put', row }])]).toEqual([{ channel: 'loans', user: 7 }]);
});
