import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from '../../messages/masked.ts';
import { addressOf, emailOf, loginNameOf, phoneOf } from './addresses.ts';

test.each([
  ['alice@example.com', 'alice@example.com'],
  [' Alice.B+quay@Mail.EXAMPLE.com ', 'Alice.B+quay@mail.example.com'],
  ['alice', undefined],
  ['alice@example', undefined],
  ['a b@example.com', undefined],
  ['alice@example.com\nbcc: mallory@example.com', undefined],
  ['"alice"@example.com', undefined],
  ['alice@-example.com', undefined],
  [`${'a'.repeat(65)}@example.com`, undefined],
  ['alice@example.com, mallory@example.com', undefined],
])('%j as an e-mail address is %j', (text, email) => {
  expect(emailOf(text)).toBe(email);
});

test.each([
  ['+49', '0151 2345-6789', '+4915123456789'],
  ['+49', '15123456789', '+4915123456789'],
  [' +1 ', '(202) 555-0143', '+12025550143'],
  ['49', '15123456789', undefined],
  ['+0', '15123456789', undefined],
  [undefined, '15123456789', undefined],
  ['+49', '1234', undefined],
  ['+49', '1512345678901', '+491512345678901'],
  ['+49', '15123456789012', undefined],
  ['+49', '１５１２３４５６７８９', undefined],
])('%j and %j as a phone number are %j', (areaCode, text, phone) => {
  expect(phoneOf(areaCode, text)).toBe(phone);
});

test('what is wrong is told at its field', () => {
  expect(addressOf('phone', '151', '+49')).toMatchObject({ field: 'address' });
  expect(addressOf('phone', '15123456789', '')).toMatchObject({ field: 'areaCode' });
  expect(addressOf('email', 'x', undefined)).toMatchObject({ field: 'address' });
});

test('a login goes by name, address or number', () => {
  expect(loginNameOf(' alice1990 ')).toEqual({ by: 'name', name: 'alice1990' });
  expect(loginNameOf('Alice@EXAMPLE.com')).toEqual({ by: 'email', name: 'Alice@example.com' });
  expect(loginNameOf('+49 (151) 2345-6789')).toEqual({ by: 'phone', name: '+4915123456789' });
});

test('masked, its owner knows it and nobody else does', () => {
  expect(maskedEmail('alice@example.com')).toBe('al***@example.com');
  expect(maskedEmail('bob@example.com')).toBe('b***@example.com');
  expect(maskedEmail('b@example.com')).toBe('b***@example.com');
  expect(maskedPhone('+4915123456789')).toBe('+4915*******89');
  expect(maskedPhone('+6712345')).toBe('+6712***45');
});
