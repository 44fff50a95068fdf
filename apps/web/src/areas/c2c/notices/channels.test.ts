import { expect, test } from 'vitest';
import { type Chosen, isDeafWhenClosed, isLast, withChannel } from './channels.ts';

const chosen: Chosen = { orders: ['email', 'app'], appeals: ['app'] };

test('a channel goes on and off, and the other topic stays', () => {
  expect(withChannel(chosen, 'orders', 'sms', true)).toEqual({ orders: ['email', 'sms', 'app'], appeals: ['app'] });
  expect(withChannel(chosen, 'orders', 'email', false)).toEqual({ orders: ['app'], appeals: ['app'] });
  expect(withChannel(chosen, 'orders', 'email', true)).toEqual(chosen);
});

test('the last one is known, and only the last one', () => {
  expect(isLast(chosen, 'appeals', 'app')).toBe(true);
  expect(isLast(chosen, 'appeals', 'email')).toBe(false);
  expect(isLast(chosen, 'orders', 'app')).toBe(false);
});

test('the app alone is not heard while it is closed, unless a browser gets notices', () => {
  expect(isDeafWhenClosed(chosen, 'appeals', 0)).toBe(true);
  expect(isDeafWhenClosed(chosen, 'appeals', 1)).toBe(false);
  expect(isDeafWhenClosed(chosen, 'orders', 0)).toBe(false);
});
