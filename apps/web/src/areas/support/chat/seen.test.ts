import type { Message } from '@quay/contract/support';
import { expect, test } from 'vitest';
import { lastSeen } from './seen.ts';

const message = (messageId: number, more: Partial<Message> = {}): Message => ({
  messageId,
  from: 'customer',
  author: null,
  text: `message ${messageId}`,
  picture: null,
  antiPhishing: null,
  recalled: false,
  at: messageId,
  ...more,
});

test('only the last message that was seen says so', () => {
  const written = [message(4), message(3), message(2, { from: 'staff' }), message(1)];
  expect(lastSeen(written, 3)).toBe(3);
  expect(lastSeen(written, 2)).toBe(1);
  expect(lastSeen(written, null)).toBeUndefined();
});
