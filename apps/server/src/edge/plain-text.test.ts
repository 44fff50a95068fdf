import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('takes out what turns or hides text, and leaves every script alone', () => {
  expect(plainText('pay \u202e0001\u202c now\u0000')).toBe('pay 0001 now');
  expect(plainText('  a\r\nb\t\n ')).toBe('a\nb');
  expect(plainText('<b>שלום</b> สวัสดี 👋')).toBe('<b>שלום</b> สวัสดี 👋');
  expect(plainText('\u200b\u2066 ')).toBe('');
});
