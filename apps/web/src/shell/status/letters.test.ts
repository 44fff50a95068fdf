import { expect, test } from 'vitest';
import { goalOf, isTyping } from './letters.ts';

const plain = { target: null, defaultPrevented: false, altKey: false, ctrlKey: false, metaKey: false };

test('a key in a field, with another key held, or taken already is no shortcut', () => {
  expect(isTyping(plain)).toBe(false);
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'defaultPrevented']) {
    expect(isTyping({ ...plain, [held]: true }), held).toBe(true);
  }
  const within = (found: unknown) => ({ ...plain, target: { closest: () => found } });
  expect(isTyping(within({}))).toBe(true);
  expect(isTyping(within(null))).toBe(false);
});

test('a second letter leads somewhere in either case, and any other nowhere', () => {
  const goals = { h: '/home' };
  expect([goalOf('h', goals), goalOf('H', goals), goalOf('x', goals), goalOf('constructor', goals)]).toEqual([
    ...['/home', '/home'],
    undefined,
    undefined,
  ]);
});
