import { parse } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitsOf } from './units-of.ts';

const same = (said: string) => {
  const units = unitsOf(said);
  const exact = parse(said);
  expect([said, units === undefined ? undefined : BigInt(units!)]).toEqual([said, exact]);
  if (typeof units === 'number') expect(Number.isSafeInteger(units)).toBe(true);
};

test('reads what the field’s own reader reads, and refuses what it refuses', () => {
  const digits = fc.stringMatching(/^[0-9]{0,12}$/);
  const figure = fc
    .tuple(digits, fc.constantFrom('', '.', '..', ',', 'e', '-', ' ', '٣', '/', ':'), digits)
    .map((parts) => parts.join(''));
  fc.assert(fc.property(fc.oneof(figure, fc.string({ maxLength: 20 })), same), { numRuns: 50_000 });
});

test.each([
  '0',
  '0.0',
  '00',
  '00.5',
  '0.00000001',
  '0.000000001',
  '.5',
  '5.',
  '.',
  '',
  '1',
  '90071992.5474099',
  '90071992.54740991',
  '90071992.54740992',
  '90071993',
  '999999999999999',
  '99999999999999.9',
  '1000000000000000000',
  '1000000000000000001',
])('%j', same);

test('nothing said is nothing', () => {
  expect(unitsOf(undefined)).toBeNull();
});
