import type { TimelineEvent } from '@quay/contract/c2c';
import { expect, test } from 'vitest';
import { countdown, detailOf, pausedMs, shortHash, stepsOf } from './steps.ts';

const event = (number: number, name: TimelineEvent['event'], detail = '{}'): TimelineEvent => ({
  number,
  at: number,
  event: name,
  actor: 'payer',
  detail,
  hash: 'ab'.repeat(32),
});

test('what was written in a row is one step, and what is expected stands below', () => {
  const timeline = [
    event(1, 'locked'),
    event(2, 'message'),
    event(3, 'picture'),
    event(4, 'paid'),
    event(5, 'message'),
  ];
  const steps = stepsOf({ timeline }, 'await-release');
  expect(steps.map((step) => (step.kind === 'messages' ? step.events.length : step.id))).toEqual([
    '1',
    2,
    '4',
    1,
    'check',
    'arrive',
  ]);
  expect(steps.flatMap((step) => (step.kind === 'expected' ? [step.state] : []))).toEqual(['now', 'next']);
});

test('nothing is expected of an order that is over', () => {
  expect(stepsOf({ timeline: [event(1, 'released')] }, 'received').map(({ kind }) => kind)).toEqual(['event']);
});

test.each([
  [0, '0:00', 'minutes'],
  [59, '0:59', 'minutes'],
  [761, '12:41', 'minutes'],
  [3_599, '59:59', 'minutes'],
  [3_600, '1:00', 'hours'],
  [3_601, '1:01', 'hours'],
  [86_400, '24:00', 'hours'],
])('%i s are %s', (seconds, figure, unit) => {
  expect(countdown(seconds)).toEqual({ figure, unit });
});

test('all pauses together', () => {
  expect(pausedMs([event(1, 'paused', '{"ms":60000}'), event(2, 'paid'), event(3, 'paused', '{"ms":5000}')])).toBe(
    65_000,
  );
  expect(pausedMs([event(1, 'paused', 'nonsense')])).toBe(0);
});

test('a detail that is no object is empty', () => {
  expect(detailOf(event(1, 'paid', '[1]'))).toEqual({});
  expect(detailOf(event(1, 'paid', '{"a":1}'))).toEqual({ a: 1 });
});

test('a hash by its ends', () => {
  expect(shortHash('7a31aaaa0000bb04')).toBe('7a31 … bb04');
});
