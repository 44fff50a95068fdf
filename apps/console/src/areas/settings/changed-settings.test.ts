import type { SystemSettings } from '@quay/contract/staff';
import { expect, test } from 'vitest';
import { changedSettings } from './changed-settings.ts';

const now: SystemSettings = {
  supportOpens: '08:00',
  supportCloses: '20:00',
  supportDays: [1, 2, 3],
  merchantDeposit: '15000',
  signUpOpen: true,
  withdrawalsOpen: true,
  withdrawalOpens: '09:00',
  withdrawalCloses: '23:00',
  convertOpen: true,
};

test('only what would be otherwise is a change', () => {
  expect(changedSettings(now, { ...now })).toEqual([]);
  expect(changedSettings(now, { ...now, supportDays: [3, 1, 2] })).toEqual([]);
  expect(changedSettings(now, { ...now, supportDays: [1, 2], signUpOpen: false })).toEqual([
    'supportDays',
    'signUpOpen',
  ]);
  expect(changedSettings(now, { ...now, withdrawalCloses: '22:00', convertOpen: false })).toEqual([
    'withdrawalCloses',
    'convertOpen',
  ]);
});
