import { expect, test } from 'vitest';
import { codeIn } from './code-in.ts';

test('the six digits of a message are found, and no part of anything longer', () => {
  expect(codeIn('Your code is 042917. It holds for 30 minutes.')).toBe('042917');
  expect(codeIn('您的验证码是042917，30 分钟内有效。')).toBe('042917');
  expect(codeIn('Your number is +49151000042.')).toBeUndefined();
  expect(codeIn('Freeze: http://localhost:8080/safety?freeze=123456')).toBeUndefined();
  expect(codeIn('Order 1234567 of 2026-11-21')).toBeUndefined();
  expect(codeIn(null)).toBeUndefined();
});
