import { alice, bob, mallory } from '@quay/cast';
import { expect, test } from 'vitest';
import { Busy } from '../../edge/busy.ts';
import { passwordRefusal } from './password-rules.ts';
import { createPasswords, turns } from './passwords.ts';

test('a password matches its own hash alone, and nothing matches a user that is not there', async () => {
  const passwords = createPasswords();
  const hashed = await passwords.hash(alice.password);
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(hashed, alice.password)).toBe(true);
  expect(await passwords.matches(hashed, bob.password)).toBe(false);
  expect(await passwords.matches(undefined, alice.password)).toBe(false);
});

test('jobs run a few at once, in order, and beyond the queue they are turned away', async () => {
  const inTurn = turns(2, 3);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const job = (n: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    order.push(n);
  };
  const jobs = [0, 1, 2, 3, 4].map((n) => inTurn(job(n)));
  await expect(inTurn(job(5))).rejects.toThrow(Busy);
  await Promise.all(jobs);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  await inTurn(job(6));
  expect(order).toHaveLength(6);
});

test('after a job its place rests for as long as it is told, and whoever was served does not wait for that', async () => {
  const inTurn = turns(1, 3, () => 80);
  const startedAt = performance.now();
  await inTurn(() => Promise.resolve());
  const servedAt = performance.now();
  await inTurn(() => Promise.resolve());
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(79);
  expect(performance.now() - servedAt).toBeGreaterThan(servedAt - startedAt);
});

test('a job that fails frees its place', async () => {
  const inTurn = turns(1, 1);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inTurn(() => Promise.resolve('yes'))).resolves.toBe('yes');
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
