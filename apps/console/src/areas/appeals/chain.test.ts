import { createHash } from 'node:crypto';
import { FIRST_HASH, hashedText, type TimelineEvent } from '@quay/contract/c2c';
import { expect, test } from 'vitest';
import { brokenAt } from './chain.ts';

const ORDER = 4471;

function chained(orderId: number): readonly TimelineEvent[] {
  const happened = [
    { event: 'locked', actor: 'system', detail: '{"quantity":"69.15"}' },
    { event: 'message', actor: 'seller', detail: '{"digest":"9f2c"}' },
    { event: 'paid', actor: 'payer', detail: '{}' },
    { event: 'appealed', actor: 'payer', detail: '{"reason":"paid-not-released"}' },
  ] as const;
  let before = FIRST_HASH;
  return happened.map((one, at) => {
    const event = { number: at + 1, at: 1_000 * at, ...one };
    const hash = createHash('sha256')
      .update(hashedText(before, orderId, event))
      .digest('hex');
    before = hash;
    return { ...event, hash };
  });
}

const events = chained(ORDER);
const head = events.at(-1)!.hash;
const altered = (at: number, change: Partial<TimelineEvent>) =>
  events.map((event, place) => (place === at ? { ...event, ...change } : event));

test('a chain that nobody touched holds', async () => {
  expect(await brokenAt(ORDER, events, head)).toBeUndefined();
});

test.each([
  { change: { detail: '{"digest":"9f2d"}' } },
  { change: { actor: 'payer' } },
  { change: { at: 1_001 } },
  { change: { event: 'picture' } },
  { change: { number: 3 } },
  { change: { hash: `0${events[1]!.hash.slice(1)}` } },
] as const)('$change breaks the chain where it is', async ({ change }) => {
  expect(await brokenAt(ORDER, altered(1, change), head)).toBe(2);
});

test('an event that was left out, moved or cut off is missed', async () => {
  expect(await brokenAt(ORDER, events.toSpliced(1, 1), head)).toBe(2);
  expect(await brokenAt(ORDER, [events[0]!, events[2]!, events[1]!, events[3]!], head)).toBe(2);
  expect(await brokenAt(ORDER, events.slice(0, 3), head)).toBe(4);
  expect(await brokenAt(ORDER, [], head)).toBe(1);
});

test('the chain of another order is no chain of this one', async () => {
  expect(await brokenAt(ORDER + 1, events, head)).toBe(1);
});
