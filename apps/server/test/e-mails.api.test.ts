import type { Call } from '@quay/contract';
import { notices } from '@quay/contract/c2c';
import {
  applyReset,
  bindEmail,
  config,
  forgotPassword,
  memberInfo,
  register,
  sendCode,
  sendGuestCode,
  withdrawEnable,
} from '@quay/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Account, Clock } from './account.ts';
import { reasonOf, Serving } from './serving.ts';

const EMAIL = 'nora@example.com';
const PASSWORD = 'Northern-Lights-9';
const NONE = 'identity/no-emails';
const guestCode = { channel: 'email', address: EMAIL };

let serving: Serving;
const reason = async (call: Call<never, unknown>, request: object) => reasonOf(await serving.ask(call, request));

describe('a real market without a mail server', () => {
  let account: Account;
  beforeAll(async () => {
    serving = await Serving.start({ keepsMessages: [] });
    const { token } = await serving.register({ username: 'nora2026', password: PASSWORD });
    account = new Account(serving, new Clock(), token);
  });
  afterAll(() => serving.end());

  it('says so at start, refuses every way that needs an e-mail, and writes none', async () => {
    expect(await serving.get(config)).toMatchObject({ emails: 'none', textMessages: 'none' });
    for (const purpose of ['register', 'forgot-password', 'reset-request']) {
      expect(await reason(sendGuestCode, { ...guestCode, purpose }), purpose).toBe(NONE);
    }
    expect(await reason(register, { by: 'email', username: EMAIL, password: PASSWORD, agree: true })).toBe(NONE);
    expect(await reason(forgotPassword, { ...guestCode, code: '123456' })).toBe(NONE);
    const reset = { username: 'nora2026', subjects: ['password'], contactEmail: EMAIL, code: '123456' };
    const evidence = { explanation: 'The phone is gone.', documents: ['a'.repeat(32), 'b'.repeat(32)] };
    expect(await reason(applyReset, { ...reset, ...evidence })).toBe(NONE);
    expect(await account.reason(sendCode, { act: 'bind-email', ...guestCode })).toBe(NONE);
    expect(await account.reason(bindEmail, { email: EMAIL, code: '123456', proof: {} })).toBe(NONE);
    expect(await serving.withReads((reads) => reads.staff.outbox({ to: EMAIL, size: 10 }))).toEqual([]);
  });

  it('leaves an address that was bound before as it is: nothing weaker takes its place, and notices go elsewhere', async () => {
    const { id } = await account.get(memberInfo);
    await serving.withReads(async ({ identity }) => {
      await identity.bindChannel({ user: id, channel: 'email', was: null, address: EMAIL });
      await identity.bindChannel({ user: id, channel: 'phone', was: null, address: '+4915123456789' });
    });
    expect(await account.reason(sendCode, { act: 'withdraw', channel: 'email' })).toBe(NONE);
    expect((await account.get(withdrawEnable)).missing).toContain('second-factor');
    expect((await account.get(notices)).bound).toEqual(['app']);
  });
});

describe('a simulated market without a mail server', () => {
  beforeAll(async () => {
    serving = await Serving.start({ keepsMessages: [] }, { simulatedMarket: true });
  });
  afterAll(() => serving.end());

  it('keeps e-mails in the outbox of the console, which opens an account', async () => {
    expect((await serving.get(config)).emails).toBe('kept');
    expect(await reason(sendGuestCode, { ...guestCode, purpose: 'register' })).toBeUndefined();
    const code = await serving.codeFor(EMAIL);
    expect(await reason(register, { by: 'email', username: EMAIL, code, password: PASSWORD, agree: true })).toBe(
      undefined,
    );
  });
});
