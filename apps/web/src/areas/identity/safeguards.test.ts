import type { Security } from '@quay/contract/identity';
import { expect, test } from 'vitest';
import { nextStep, safeguards } from './safeguards.ts';

const safe: Security = {
  email: 'al***@quay.test',
  phone: null,
  authenticator: true,
  recoveryCodesLeft: 10,
  passkeys: 0,
  passwordSet: true,
  wallet: null,
  fundPassword: true,
  antiPhishing: 'Lighthouse',
  standing: 'open',
  holds: [],
  proofNeeds: { all: [], oneOf: ['totp', 'recovery-code'] },
  factorNeeds: { all: [], oneOf: ['totp', 'recovery-code'] },
};

test('the next step is what is missing most', () => {
  const bare: Security = {
    ...safe,
    email: null,
    authenticator: false,
    recoveryCodesLeft: 0,
    fundPassword: false,
    antiPhishing: null,
  };
  expect(nextStep(bare)).toBe('email');
  expect(nextStep({ ...bare, phone: '+4915*****67' })).toBe('authenticator');
  expect(nextStep({ ...bare, phone: '+4915*****67', passkeys: 1 })).toBe('fundPassword');
  expect(nextStep({ ...safe, recoveryCodesLeft: 2 })).toBe('recoveryCodes');
  expect(nextStep({ ...safe, passwordSet: false })).toBe('password');
  expect(nextStep({ ...safe, antiPhishing: null })).toBe('word');
  expect(nextStep(safe)).toBeUndefined();
});

test('what is set is told from what is not', () => {
  expect(safeguards(safe)).toEqual({ authenticator: true, email: true, phone: false, passkey: false, word: true });
});

test('an address is not the next step where no e-mail reaches anybody', () => {
  const bare = { ...safe, email: null, authenticator: false };
  expect([nextStep(bare), nextStep(bare, false)]).toEqual(['email', 'authenticator']);
});
