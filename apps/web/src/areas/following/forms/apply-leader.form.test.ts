import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { shareOf, shareRefusal } from './apply-leader.form.ts';

test('a share is typed in per cent', () => {
  expect([shareOf('10'), shareOf('0'), shareOf('12,5')]).toEqual([units('0.1'), 0n, units('0.125')]);
  expect([shareOf('x'), shareOf('0.0000001')]).toEqual([null, null]);
});

test('what is no share, or too much of one, is refused before it is sent', () => {
  expect([shareRefusal(''), shareRefusal('0'), shareRefusal('30')]).toEqual([null, null, null]);
  expect(shareRefusal('x')).toMatchObject({ reason: 'following/share-malformed' });
  expect(shareRefusal('30.1')).toEqual({ reason: 'following/share-above-max', params: { max: '0.3' } });
});
