import type { C2cEvent, TimelineEvent } from '@quay/contract/c2c';
import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

const timeline = (...happened: C2cEvent[]): readonly TimelineEvent[] =>
  happened.map((event, at) => ({ number: at + 1, at, event, actor: 'payer', detail: '{}', hash: String(at) }));
const numbers = (events: readonly TimelineEvent[], alone?: number) =>
  stepsOf(events, alone).map((step) => step.map(({ number }) => number));

test('messages and pictures that follow each other are one step', () => {
  expect(numbers(timeline('locked', 'message', 'picture', 'paid', 'message', 'appealed'))).toEqual([
    [1],
    [2, 3],
    [4],
    [5],
    [6],
  ]);
});

test('a broken link stands alone', () => {
  const events = timeline('message', 'message', 'message', 'message');
  expect(numbers(events, 2)).toEqual([[1], [2], [3, 4]]);
  expect(numbers(events, 1)).toEqual([[1], [2, 3, 4]]);
});
