import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { monthOf } from './carries.ts';

test('what is left of a month is the income less rent and other credit, and may be below nothing', () => {
  expect(monthOf({ income: '2684', rent: '940', otherCredit: '210' })?.left).toBe(units('1534'));
  expect(monthOf({ income: '900', rent: '940', otherCredit: '0' })?.left).toBe(-units('40'));
  expect(monthOf({ income: '', rent: '940', otherCredit: '0' })).toBeUndefined();
});
