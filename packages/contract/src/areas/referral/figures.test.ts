import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { claimableFrom, claimableUntil, leftTooSoon, type OnTheWay, rebateOf, shortName, whyNot } from './rules.ts';

test('a rebate is the share of the line, down, of a day that is more than 1,000', () => {
  const rebates = (deposit: string) => [1, 2, 3, 4].map((line) => text(rebateOf(units(deposit), line)));
  expect(rebates('1200')).toEqual(['60', '36', '24', '12']);
  expect(rebates('1000')).toEqual(['0', '0', '0', '0']);
  expect(rebates('1000.00000099')).toEqual(['50.00000004', '30.00000002', '20.00000001', '10']);
});

test('a day is claimable from 24 hours after its end until it is older than 30 days', () => {
  expect(claimableFrom(20_000)).toBe(20_002 * 86_400_000);
  expect(claimableUntil(20_000)).toBe(20_031 * 86_400_000);
  expect([leftTooSoon(5, 4), leftTooSoon(5, 5), leftTooSoon(5, 86_400_004), leftTooSoon(5, 86_400_005)]).toEqual([
    ...[false, true, true, false],
  ]);
});

const account = (person: string[], device: string[] = [], isFrozen = false): OnTheWay => ({
  isFrozen,
  traits: { person, device },
});

test('everybody on the way must be another person', () => {
  expect(whyNot([account(['a']), account([]), account(['b'])])).toBeUndefined();
  expect(whyNot([account([]), account(['b'])])).toBe('unverified');
  expect(whyNot([account(['a']), account(['b', 'a'])])).toBe('same-person');
  expect(whyNot([account(['a'], ['x']), account([], ['y', 'x']), account(['b'])])).toBe('same-device');
  expect(whyNot([account([]), account(['b'], [], true)])).toBe('paused');
});

test('a short name tells little, and nothing hostile', () => {
  expect(shortName('Jonas Berg')).toBe('Jonas B.');
  expect(shortName('  mai   tran  thi')).toBe('mai t.');
  expect(shortName('Trader 7KQ2')).toBe('Trader 7.');
  expect(shortName('김민수')).toBe('김민수');
  expect(shortName('\u202Eevil\u200B<b>')).toBe('evil<b>');
  expect(shortName('a'.repeat(40))).toBe(`${'a'.repeat(12)}…`);
  expect(shortName('😀 😀')).toBe('😀 😀.');
});
