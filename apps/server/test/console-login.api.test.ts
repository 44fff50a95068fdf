import { alice } from '@quay/cast';
import { memberInfo } from '@quay/contract/identity';
import {
  addMember,
  audit,
  type StaffLogin,
  staffEnrol,
  staffLogin,
  staffLogout,
  staffMe,
  staffRights,
  staffVerify,
} from '@quay/contract/staff';
import { openReads } from '@quay/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptLimits } from '../src/areas/identity/attempts.ts';
import { Console, cookieOf, fromConsole, OWN_PASSWORD, totpOf } from './console.ts';
import { consoleLoginReasons } from './reached/staff.ts';
import { dataOf, type How, reasonOf, Serving } from './serving.ts';

const MINUTE_MS = 60_000;
/** The server's clock, which the tests move. */
let ahead = 0;
let serving: Serving;
let admin: Console;

beforeAll(async () => {
  serving = await Serving.start(
    {
      now: () => Date.now() + ahead,
      attempts: { ...attemptLimits, ofAddress: 1e6, ofAccount: 1e6 },
    },
    { trustedProxies: ['127.0.0.1'] },
  );
  admin = await Console.first(serving);
});
afterAll(() => serving.end());

const headers = fromConsole;
const login = (username: string, password: string) => serving.ask(staffLogin, { username, password }, { headers });
const begin = async (password = OWN_PASSWORD) => dataOf<StaffLogin>(await login(admin.member.username, password));
const verify = (ticket: string, totp: string) => serving.ask(staffVerify, { ticket, totp }, { headers });
const me = (cookie: string, more: Record<string, string> = {}) =>
  serving.ask(staffMe, {}, { headers: { cookie, ...more } });
const acts = async () => (await admin.get(audit, {})).map(({ act, subject }) => `${act}: ${subject}`);

describe('the first login', () => {
  test('is made by the first start alone, for an administrator', async () => {
    expect(serving.firstStaffLogin?.username).toBe('admin');
    expect(admin.member).toMatchObject({ username: 'admin', role: 'Administrator', rights: staffRights });
    await serving.close();
    await serving.open();
    expect(serving.firstStaffLogin).toBeUndefined();
    expect(await me(admin.cookie)).toMatchObject({ envelope: { code: 0 } });
  });

  test('wants a password of one’s own and a code of the new authenticator', async () => {
    const { password } = await admin.get(addMember, { username: 'clara', name: 'Clara', roleId: 2 });
    const first = dataOf<StaffLogin>(await login('Clara', password));
    expect(first).toMatchObject({ step: 'enrol', uri: expect.stringContaining('otpauth://totp/') });
    const enrol = async (own: string, totp?: string) =>
      serving.ask(
        staffEnrol,
        { ticket: first.ticket, password: own, totp: totp ?? (await totpOf(first.secret!)) },
        { headers },
      );
    expect(reasonOf(await enrol('elevenchars'))).toBe('staff/password-weak');
    expect(reasonOf(await enrol(password))).toBe('staff/password-weak');
    expect(reasonOf(await enrol('my name is clara'))).toBe('staff/password-weak');
    expect(reasonOf(await enrol(OWN_PASSWORD, '000000'))).toBe('staff/totp-wrong');
    expect(reasonOf(await enrol(OWN_PASSWORD, '12'))).toBe('staff/totp-wrong');
    expect(reasonOf(await verify(first.ticket, await totpOf(first.secret!)))).toBe('staff/login-expired');

    // Another ticket of the same password, opened before: whoever has it comes too late.
    const second = dataOf<StaffLogin>(await login('clara', password));
    const [one, other] = await Promise.all([enrol(OWN_PASSWORD), enrol(`${OWN_PASSWORD} too`)]);
    expect([reasonOf(one), reasonOf(other)].sort()).toEqual(['staff/login-expired', undefined]);
    const late = { ticket: second.ticket, password: `${OWN_PASSWORD}!`, totp: await totpOf(second.secret!) };
    expect(reasonOf(await serving.ask(staffEnrol, late, { headers }))).toBe('staff/login-expired');
    expect(reasonOf(await login('clara', password))).toBe('staff/login-wrong');
  });
});

describe('a later login', () => {
  test('takes the password, then a code, each once', async () => {
    const { ticket, step, secret, uri } = await begin();
    expect({ step, secret, uri }).toEqual({ step: 'verify', secret: null, uri: null });
    const totp = await totpOf(admin.secret, 1);
    const entered = await verify(ticket, totp);
    expect(dataOf(entered)).toEqual(admin.member);
    expect(reasonOf(await verify(ticket, totp))).toBe('staff/login-expired');
    expect(reasonOf(await verify((await begin()).ticket, totp))).toBe('staff/totp-wrong');
    expect(await acts()).toEqual(expect.arrayContaining(['login: member admin', 'login-refused: member admin']));
  });

  test('one code and two parallel uses of it: one wins', async () => {
    ahead += 2 * MINUTE_MS;
    const [one, other] = await Promise.all([begin(), begin()]);
    const totp = await totpOf(admin.secret, 0, Date.now() + ahead);
    const answers = await Promise.all([verify(one.ticket, totp), verify(other.ticket, totp)]);
    expect(answers.map(reasonOf).sort()).toEqual(['staff/totp-wrong', undefined]);
  });

  test('a ticket ends after five minutes, and a made-up one never began', async () => {
    const { ticket } = await begin();
    ahead += 5 * MINUTE_MS;
    expect(reasonOf(await verify(ticket, await totpOf(admin.secret, 0, Date.now() + ahead)))).toBe(
      'staff/login-expired',
    );
    expect(reasonOf(await verify('x'.repeat(43), '123456'))).toBe('staff/login-expired');
  });

  test('unknown, wrong and let go are alike; more than five of a name wait, wherever else it is tried', async () => {
    const refusals = [];
    for (const [name, password] of [
      ['nobody', OWN_PASSWORD],
      ['admin', 'wrong'],
      ['', ''],
    ] as const) {
      const { status, envelope } = await login(name, password);
      refusals.push(JSON.stringify({ status, envelope }));
    }
    expect(new Set(refusals).size).toBe(1);
    expect(JSON.parse(refusals[0]!).envelope.data.reason).toBe('staff/login-wrong');
    for (let n = 0; n < 5; n += 1) await login('greta', 'wrong');
    expect(reasonOf(await login('greta', 'wrong'))).toBe('staff/too-many-attempts');
    // What others typed as a name may be a password; it does not stand in the log.
    expect(await acts()).toContain('login-refused: member unknown');
    expect((await acts()).join()).not.toMatch(/greta|nobody/);
  });

  test('five wrong codes lock the authenticator for a quarter of an hour, over all tickets', async () => {
    ahead += 2 * MINUTE_MS;
    const tickets = await Promise.all([begin(), begin()]);
    const guesses = Array.from({ length: 10 }, (_, n) => verify(tickets[n % 2]!.ticket, `00000${n}`));
    const reasons = (await Promise.all(guesses)).map(reasonOf);
    expect(reasons.filter((reason) => reason === 'staff/totp-wrong').length).toBeLessThanOrEqual(5);
    const { ticket } = await begin();
    const right = () => totpOf(admin.secret, 0, Date.now() + ahead);
    expect(reasonOf(await verify(ticket, await right()))).toBe('staff/too-many-attempts');
    ahead += 15 * MINUTE_MS;
    expect(reasonOf(await verify((await begin()).ticket, await right()))).toBeUndefined();
  });

  test('somebody elsewhere who has the password locks only themselves out of the second step', async () => {
    ahead += 16 * MINUTE_MS;
    const from = (address: string) => ({ headers: { ...headers, 'x-forwarded-for': address } });
    const elsewhere = from('203.0.113.9');
    const request = { username: admin.member.username, password: OWN_PASSWORD };
    const guess = async (how: How) => {
      const { ticket } = dataOf<StaffLogin>(await serving.ask(staffLogin, request, how));
      return reasonOf(await serving.ask(staffVerify, { ticket, totp: '000000' }, how));
    };
    for (let n = 0; n < 5; n += 1) expect(await guess(elsewhere)).toBe('staff/totp-wrong');
    expect(await guess(elsewhere)).toBe('staff/too-many-attempts');
    // From yet another address it is no better: what is not known shares its tries.
    expect(await guess(from('198.51.100.7'))).toBe('staff/too-many-attempts');
    const { ticket } = await begin();
    const right = await totpOf(admin.secret, 0, Date.now() + ahead);
    expect(reasonOf(await verify(ticket, right))).toBeUndefined();
    expect(await guess(elsewhere)).toBe('staff/too-many-attempts');
  });

  test('a stranger without the password locks nothing, however often and from wherever', async () => {
    ahead += 16 * MINUTE_MS;
    for (let n = 0; n < 25; n += 1) {
      const how = { headers: { ...headers, 'x-forwarded-for': `192.0.2.${n}` } };
      const request = { username: admin.member.username, password: `wrong ${n}` };
      expect(reasonOf(await serving.ask(staffLogin, request, how))).toBe('staff/login-wrong');
    }
    const { ticket } = await begin();
    const right = await totpOf(admin.secret, 0, Date.now() + ahead);
    expect(reasonOf(await verify(ticket, right))).toBeUndefined();
  });
});

describe('a session of the console', () => {
  const enter = async () => {
    ahead += MINUTE_MS;
    return verify((await begin()).ticket, await totpOf(admin.secret, 0, Date.now() + ahead));
  };

  test('is a cookie that no script reads and no other site sends; its token is kept as a hash', async () => {
    const entered = await enter();
    expect(entered.headers.get('set-cookie')).toMatch(
      /^__Host-quay-console=[A-Za-z0-9_-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
    const [, token] = cookieOf(entered).split('=');
    expect(entered.text).not.toContain(token);
    expect(entered.headers.get('cache-control')).toBe('no-store');
  });

  test('ends after fifteen minutes in which nobody touched it; what the console asks for by itself is no touch', async () => {
    const cookie = cookieOf(await enter());
    for (let n = 0; n < 3; n += 1) {
      ahead += 10 * MINUTE_MS;
      expect(reasonOf(await me(cookie))).toBeUndefined();
    }
    ahead += 8 * MINUTE_MS;
    expect(reasonOf(await me(cookie, { 'quay-console': 'poll' }))).toBeUndefined();
    ahead += 8 * MINUTE_MS;
    expect(reasonOf(await me(cookie, { 'quay-console': 'poll' }))).toBe('edge/unauthorized');
    expect(reasonOf(await me(cookie))).toBe('edge/unauthorized');
  });

  test('ends after twelve hours, used or not', async () => {
    const cookie = cookieOf(await enter());
    for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
      ahead += 10 * MINUTE_MS;
      expect(reasonOf(await me(cookie))).toBeUndefined();
    }
    ahead += 10 * MINUTE_MS;
    expect(reasonOf(await me(cookie))).toBe('edge/unauthorized');
  });

  test('ends when three others of the same member were opened after it', async () => {
    const cookies: string[] = [];
    for (let n = 0; n < 4; n += 1) cookies.push(cookieOf(await enter()));
    const reasons = [];
    for (const cookie of cookies) reasons.push(reasonOf(await me(cookie)));
    expect(reasons).toEqual(['edge/unauthorized', undefined, undefined, undefined]);
  });

  test('ends with the logout, which clears the cookie', async () => {
    const cookie = cookieOf(await enter());
    const left = await serving.ask(staffLogout, {}, { headers: { ...headers, cookie } });
    expect(left.headers.get('set-cookie')).toMatch(/^__Host-quay-console=; Max-Age=0; Path=\/; Secure; HttpOnly;/);
    expect(reasonOf(await me(cookie))).toBe('edge/unauthorized');
  });

  test('no forged request reaches it: without the console’s own header nothing is done', async () => {
    const cookie = cookieOf(await enter());
    for (const more of [{}, { 'quay-console': '' }, { 'quay-console': 'poll' }] as Record<string, string>[]) {
      expect(reasonOf(await serving.ask(staffLogout, {}, { headers: { cookie, ...more } }))).toBe('edge/forbidden');
    }
    expect(reasonOf(await serving.ask(staffLogin, { username: 'admin', password: OWN_PASSWORD }))).toBe(
      'edge/forbidden',
    );
    expect(reasonOf(await me(cookie))).toBeUndefined();
  });

  test('is no session of the app, nor the other way round', async () => {
    const { token } = await serving.register(alice);
    expect(reasonOf(await me(`__Host-quay-console=${token}`))).toBe('edge/unauthorized');
    expect(reasonOf(await serving.ask(staffMe, {}, { token }))).toBe('edge/unauthorized');
    const [, consoleToken] = cookieOf(await enter()).split('=');
    expect(reasonOf(await serving.ask(memberInfo, {}, { token: consoleToken }))).toBe('edge/unauthorized');
  });
});

test('nothing secret is kept in words', async () => {
  await serving.withDatabase(async (url) => {
    const reads = openReads(url);
    const member = await reads.staff.memberByName('admin');
    await reads.close();
    expect(member?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(Buffer.from(member!.totpSealed!).toString('latin1')).not.toContain(admin.secret);
  });
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...consoleLoginReasons]));
});
