import { expect, test } from 'vitest';
import { headersRefusal, queryRefusal, seenSeq } from './request-headers.ts';

const now = 1_800_000_000_000;
const sign = 'A1'.repeat(32);

test.each([
  ['nothing', {}, undefined],
  ['seconds', { sign, tissuepaper: '1800000000' }, undefined],
  ['milliseconds', { sign, tissuepaper: String(now) }, undefined],
  ['32 digits', { sign: sign.slice(0, 32), tissuepaper: '1800000060' }, undefined],
  ['a sign in lower case', { sign: sign.toLowerCase() }, 'edge/bad-request'],
  ['a short sign', { sign: 'A1' }, 'edge/bad-request'],
  ['an empty sign', { sign: '' }, 'edge/bad-request'],
  ['words for a time', { tissuepaper: 'now' }, 'edge/bad-request'],
  ['a clock a minute ahead', { tissuepaper: '1800000061' }, 'edge/clock-off'],
  ['a clock a minute behind', { tissuepaper: '1799999939' }, 'edge/clock-off'],
])('%s', (_what, headers, reason) => {
  expect(headersRefusal(headers, now)?.refusal.reason).toBe(reason);
});

test('a token in the query is refused under each of its names', () => {
  for (const name of ['token', 'access-auth-token', 'access_token', 'Token', 'ACCESS_TOKEN']) {
    expect(queryRefusal({ [name]: 'x' })?.refusal.reason).toBe('edge/token-in-query');
  }
  expect(queryRefusal({ symbol: 'BTC' })).toBeUndefined();
});

test('a seq is a plain number, or none', () => {
  expect(seenSeq({ 'quay-seq': '17' })).toBe(17);
  for (const wrong of ['', '-1', '1e9', '1.5', '9'.repeat(16), 'abc']) expect(seenSeq({ 'quay-seq': wrong })).toBe(0);
  expect(seenSeq({})).toBe(0);
});
