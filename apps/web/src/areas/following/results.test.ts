import type { Follow } from '@quay/contract/following';
import { text } from '@quay/money';
import { expect, test } from 'vitest';
import { leftToStop, resultOf, sumOfResults } from './results.ts';

const follow = {
  ...{ profit: '31.18', fees: '-3.42', funding: '-1.76', sharePaid: '2', shareDue: '0.6', unrealised: '0' },
  ...{ cap: '500', stopLoss: '100' },
} as Follow;

test('a result is what was posted less the share that is paid or owed', () => {
  const { all, beforeShare, share } = resultOf(follow);
  expect([all, beforeShare, share].map(text)).toEqual(['23.4', '26', '-2.6']);
});

test('results add up part by part', () => {
  const sum = sumOfResults([follow, { ...follow, unrealised: '-4' }]);
  expect(text(sum.price + sum.fees + sum.funding + sum.share + sum.unrealised)).toBe(text(sum.all));
  expect(text(sum.all)).toBe('42.8');
});

test('the stop is compared with what stands before the share', () => {
  expect(text(leftToStop(follow))).toBe('126');
  expect(text(leftToStop({ ...follow, unrealised: '-130' }))).toBe('-4');
});
