import { alice, bob, mallory } from '@quay/cast';
import { expect, test } from 'vitest';
import { passwordRefusal } from './password-rules.ts';
import { createPasswords } from './passwords.ts';

test('a password matches its own hash alone, and nothing matches a user that is not there', async () => {
  const passwords = createPasswords();
  const hashed = await passwords.hash(alice.password);
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(hashed, alice.password)).toBe(true);
  expect(await passwords.matches(hashed, bob.password)).toBe(false);
  expect(await passwords.matches(undefined, alice.password)).toBe(false);
});

test.each([
  ['five characters', 'password-too-short', 'a b 1'],
  ['five characters of two units each', 'password-too-short', '🚢🚢🚢🚢🚢'],
  ['65 characters', 'password-too-long', 'x'.repeat(65)],
  ['the account itself', 'password-is-account', mallory.username.toUpperCase()],
  ['a common one', 'password-too-common', 'Password1'],
])('a password is refused: %s', (_what, reason, password) => {
  expect(passwordRefusal(password, [null, mallory.username])?.reason).toBe(`identity/${reason}`);
});

test('64 characters of any script are a password', () => {
  expect(passwordRefusal('码'.repeat(64), [mallory.username])).toBeUndefined();
  expect(passwordRefusal(alice.password, [alice.username])).toBeUndefined();
});
