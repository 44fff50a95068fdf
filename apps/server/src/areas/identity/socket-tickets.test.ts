import { expect, test } from 'vitest';
import { createSocketTickets } from './socket-tickets.ts';

test('a ticket is good once, for thirty seconds', () => {
  let now = 1_000;
  const tickets = createSocketTickets(() => now);
  const first = tickets.issue(1000);
  const second = tickets.issue(1001);
  expect(first).not.toBe(second);
  expect(tickets.redeem(first)).toBe(1000);
  expect(tickets.redeem(first)).toBeUndefined();
  expect(tickets.redeem('')).toBeUndefined();
  const third = tickets.issue(1000);
  tickets.revoke(1000);
  expect(tickets.redeem(third)).toBeUndefined();
  now += 30_000;
  expect(tickets.redeem(second)).toBeUndefined();
});
