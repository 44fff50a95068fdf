import type { Call } from '@quay/contract';
import { notices } from '@quay/contract/c2c';
import {
  bindPhone,
  config,
  forgotPassword,
  memberInfo,
  register,
  sendCode,
  sendGuestCode,
  withdrawEnable,
} from '@quay/contract/identity';
import { outbox } from '@quay/contract/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, fakeGateway } from '../src/messages/sms/testing/fake-gateway.ts';
import { Account, Clock } from './account.ts';
import { Console } from './console.ts';
import { textMessageReasons } from './reached/identity-security.ts';
import { reasonOf, Serving } from './serving.ts';

const PHONE = { areaCode: '+49', address: '15123456789' };
const NUMBER = '+4915123456789';
const PASSWORD = 'Northern-Lights-9';
const guestCode = { purpose: 'register', channel: 'phone', ...PHONE };
const signUp = { by: 'phone', areaCode: '+49', username: PHONE.address, password: PASSWORD, agree: true };

let serving: Serving;
const ask = (call: Call<never, unknown>, request: object, token?: string) => serving.ask(call, request, { token });
const reason = async (...request: Parameters<typeof ask>) => reasonOf(await ask(...request));
const textMessages = async () => (await serving.get(config)).textMessages;

const reasons = new Set<string>();
const end = async () => {
  for (const one of serving.reasons) reasons.add(one);
  await serving.end();
};

describe('where nothing carries text messages and nobody reads them', () => {
  let account: Account;
  beforeAll(async () => {
    const clock = new Clock();
    serving = await Serving.start({ keepsMessages: ['email'], now: clock.now });
    account = await Account.byEmail(serving, clock, { email: 'nora@example.com', password: PASSWORD });
  });
  afterAll(end);

  it('is said at start, and every way that needs one is refused', async () => {
    expect(await textMessages()).toBe('none');
    const none = 'identity/no-text-messages';
    expect(await reason(sendGuestCode, guestCode)).toBe(none);
    expect(await reason(sendGuestCode, { ...guestCode, purpose: 'forgot-password' })).toBe(none);
    expect(await reason(register, signUp)).toBe(none);
    expect(await reason(forgotPassword, { channel: 'phone', ...PHONE, code: '123456' })).toBe(none);
    const bind = { areaCode: '+49', phone: PHONE.address, code: '123456', proof: {} };
    expect(await account.reason(bindPhone, bind)).toBe(none);
    expect(await account.reason(sendCode, { act: 'bind-phone', channel: 'phone', ...PHONE })).toBe(none);
    expect(await serving.withReads((reads) => reads.staff.outbox({ to: NUMBER, size: 10 }))).toEqual([]);
  });

  it('leaves a number that was bound before as it is: no weaker proof takes its place, and notices go elsewhere', async () => {
    const { id } = await account.get(memberInfo);
    await serving.withReads((reads) =>
      reads.identity.bindChannel({ user: id, channel: 'phone', was: null, address: NUMBER }),
    );
    expect(await account.reason(sendCode, { act: 'withdraw', channel: 'phone' })).toBe('identity/no-text-messages');
    expect((await account.get(withdrawEnable)).missing).toContain('second-factor');
    expect((await account.get(notices)).bound).toEqual(['app', 'email']);
  });
});

describe('where the market is simulated and nothing is sent', () => {
  beforeAll(async () => {
    serving = await Serving.start({ keepsMessages: ['email'] }, { simulatedMarket: true });
  });
  afterAll(end);

  it('the outbox of the console is the way', async () => {
    expect(await textMessages()).toBe('kept');
    expect(await reason(sendGuestCode, guestCode)).toBeUndefined();
    const admin = await Console.first(serving);
    const [message] = await admin.get(outbox, { to: NUMBER });
    expect(message).toMatchObject({ channel: 'phone', to: NUMBER, delivery: 'kept' });
    const [code] = /[0-9]{6}/.exec(message!.text!)!;
    expect(await reason(register, { ...signUp, code })).toBeUndefined();
  });
});

describe('where a gateway carries text messages', () => {
  let fake: Awaited<ReturnType<typeof fakeGateway>>;
  beforeAll(async () => {
    fake = await fakeGateway();
    serving = await Serving.start({ keepsMessages: ['email'] }, { sms: fake.gateway() });
  });
  afterAll(async () => {
    await end();
    await fake.close();
  });

  it('a code that it took opens an account', async () => {
    expect(await textMessages()).toBe('sent');
    expect(await reason(sendGuestCode, guestCode)).toBeUndefined();
    const { to, text } = JSON.parse(fake.requests.at(-1)!.body) as { to: string; text: string };
    expect(to).toBe(NUMBER);
    const [code] = /[0-9]{6}/.exec(text)!;
    expect(await reason(register, { ...signUp, code })).toBeUndefined();
  });

  it('one that it did not take is said to be unsent, can be asked for again at once, and stands so in the console', async () => {
    fake.answerWith(answering(500));
    const other = { ...guestCode, address: '15123456780' };
    expect(await reason(sendGuestCode, other)).toBe('identity/message-not-sent');
    fake.answerWith(answering(202, '{"status":"accepted"}'));
    expect(await reason(sendGuestCode, other)).toBeUndefined();
    const admin = await Console.first(serving);
    const rows = await admin.get(outbox, { to: '+4915123456780' });
    expect(rows.map(({ to, text, delivery }) => [to, text, delivery])).toEqual([
      ['+4915*******80', null, 'sent'],
      ['+4915*******80', null, 'failed'],
    ]);
  });
});

it('reaches the refusals that it says it reaches', () => {
  expect([...reasons]).toEqual(expect.arrayContaining([...textMessageReasons]));
});
