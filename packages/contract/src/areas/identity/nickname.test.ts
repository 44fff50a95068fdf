import { expect, test } from 'vitest';
import { isNickname, isReservedNickname, nicknameKey, nicknameOf } from './nickname.ts';

test.each(['Lighthouse', 'Émile 7', '北京商人', 'たなかー', '민준', 'ฉันรักไทย', 'a.b-c_d e', 'Q7'])(
  '%s is a name',
  (name) => {
    expect(isNickname(nicknameOf(name))).toBe(true);
  },
);

test.each([
  ['too short', 'a'],
  ['too long', 'a'.repeat(21)],
  ['an address', 'bob@example.com'],
  ['two marks', 'a..b'],
  ['a mark at the end', 'abc_'],
  ['letters of another script that look alike', 'Аlice'],
  ['nothing to be seen', 'a\u200bb'],
  ['the direction turned', 'a\u202eb'],
  ['a mark on nothing', '\u0301ab'],
  ['an emoji', 'bob🚀'],
  ['a line break', 'a\u2028b\u0007'],
])('%s is none', (_why, name) => {
  expect(isNickname(nicknameOf(name))).toBe(false);
});

test('names that look alike are one', () => {
  expect(nicknameOf(' ＬｉｇｈｔＨｏｕｓｅ  7 ')).toBe('LightHouse 7');
  expect(nicknameKey('Light-House 7')).toBe(nicknameKey('lighthouse_7'));
});

test.each([
  ['Quay Support', true],
  ['0fficial desk', true],
  ['Adm1n', true],
  ['在线客服', true],
  ['Trader 4F7A2C1', true],
  ['Trader Joe', false],
  ['alice1990', true],
  ['The Alice 1990', true],
  ['Alice', false],
])('%s is kept back: %s', (name, isReserved) => {
  expect(isReservedNickname(name, 'alice1990')).toBe(isReserved);
});
