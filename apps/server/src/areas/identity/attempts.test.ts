import { expect, test } from 'vitest';
import { type Attempt, attemptLimits, createAttempts, originOf } from './attempts.ts';

const limits = { ...attemptLimits, ofPair: 3, ofAddress: 10, ofAccount: 5 };
const home = '192.0.2.1';
const abroad = '198.51.100.7';

function attemptsOf() {
  const attempts = createAttempts(limits);
  return {
    /** A try that may go on; a refusal fails the test. */
    try(account: string, address: string, at = 0): Attempt {
      const begun = attempts.begin(account, address, at);
      if ('waitMinutes' in begun) throw new Error(`must wait ${begun.waitMinutes} min`);
      return begun;
    },
    waits: (account: string, address: string, at = 0) => {
      const begun = attempts.begin(account, address, at);
      return 'waitMinutes' in begun ? begun.waitMinutes : undefined;
    },
  };
}

test('after three wrong passwords for one account from one address, this pair waits until the window ends', () => {
  const attempts = attemptsOf();
  for (let n = 0; n < 3; n += 1) attempts.try('alice1990', home);
  expect(attempts.waits('alice1990', home)).toBe(15);
  expect(attempts.waits('ALICE1990', home, 14 * 60_000 + 1)).toBe(1);
  expect(attempts.waits('alice1990', home, limits.windowMs)).toBeUndefined();
});

test('a stranger cannot lock the owner out: other addresses are only slowed down', () => {
  const attempts = attemptsOf();
  for (let n = 0; n < 5; n += 1) attempts.try('alice1990', `198.51.100.${n}`);
  const owners = attempts.try('alice1990', home);
  expect(owners.delayMs).toBe(limits.slowMs);
  owners.succeeded();
  expect(attempts.try('bobmiller', home).delayMs).toBe(0);
});

test('one address cannot try many accounts', () => {
  const attempts = attemptsOf();
  for (let n = 0; n < 10; n += 1) attempts.try(`victim${n}`, abroad);
  expect(attempts.waits('victim99', abroad)).toBe(15);
  expect(attempts.waits('victim99', home)).toBeUndefined();
});

test('tries that run at once all count, and a right password takes its own back', () => {
  const attempts = attemptsOf();
  const running = [1, 2, 3].map(() => attempts.try('alice1990', home));
  expect(attempts.waits('alice1990', home)).toBe(15);
  running[0]!.succeeded();
  expect(attempts.waits('alice1990', home)).toBeUndefined();
});

test('a try whose password was never compared does not count', () => {
  const attempts = attemptsOf();
  for (let n = 0; n < 30; n += 1) attempts.try('alice1990', home).withdrawn();
  expect(attempts.try('alice1990', home).delayMs).toBe(0);
});

test('the addresses of one IPv6 network count as one', () => {
  expect(originOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(originOf('2001:db8:1:2::6')).toBe(originOf('2001:db8:1:2:ffff::1'));
  expect(originOf('::1')).toBe('0:0:0:0::/64');
  expect(originOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(originOf('192.0.2.1')).toBe('192.0.2.1');
});

test('what was tried from a place in vain is counted, also when no password was compared', () => {
  const { begin } = createAttempts(limits);
  const at = (name: string, address = home) => begin(name, address, 0) as Attempt;
  expect(at('alice').inVain).toBe(0);
  at('bob').withdrawn();
  const third = at('carol');
  expect([third.inVain, at('alice', abroad).inVain]).toEqual([2, 0]);
  third.succeeded();
  expect(at('dave').inVain).toBe(2);
});
