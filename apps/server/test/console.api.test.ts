import { alice, bob, mallory } from '@quay/cast';
import { type Call, SEQ_HEADER } from '@quay/contract';
import { freeze, login, memberInfo, sendGuestCode } from '@quay/contract/identity';
import { placeOrder } from '@quay/contract/spot';
import {
  type Approval,
  addMember,
  approvals,
  audit,
  changeMember,
  type Dashboard,
  dashboard,
  decideApproval,
  deleteRole,
  endUserSessions,
  fixedRoles,
  lockUser,
  members,
  outbox,
  REVEALS_PER_HOUR,
  resetMember,
  reveal,
  roles,
  saveRole,
  saveSettings,
  settings,
  staffMe,
  staffRights,
  type TeamMember,
  type UserDetail,
  type UserOfConsole,
  unlockUser,
  user,
  users,
} from '@quay/contract/staff';
import { openReads } from '@quay/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Console } from './console.ts';
import { consoleReasons } from './reached/staff.ts';
import { type Answer, dataOf, reasonOf, Serving, seqOf } from './serving.ts';

let ahead = 0;
let serving: Serving;
/** Four people: the one administrator of the start, and later a second one. */
let admin: Console;
let risk: Console;
let support: Console;
let second: Console;
let ids: { readonly alice: number; readonly bob: number; readonly mallory: number };
let alices: string;
let registeredOn: number;

beforeAll(async () => {
  serving = await Serving.start({ now: () => Date.now() + ahead });
  admin = await Console.first(serving);
  risk = await admin.colleague('rita', 'Risk');
  support = await admin.colleague('sam', 'Support');
  registeredOn = new Date().getUTCDate();
  const opened = [];
  for (const person of [alice, bob, mallory]) opened.push(await serving.register(person));
  alices = opened[0]!.token;
  ids = { alice: opened[0]!.member.id, bob: opened[1]!.member.id, mallory: opened[2]!.member.id };
  await serving.withDatabase(async (url) => {
    const reads = openReads(url);
    const bound = { user: ids.alice, was: null, hold: { reason: 'email-changed', until: 0 } } as const;
    await reads.identity.bindChannel({ ...bound, channel: 'email', address: 'Alice.Miller@Example.com' });
    await reads.identity.bindChannel({ ...bound, channel: 'phone', address: '+4915112345678' });
    await reads.close();
  });
});
afterAll(() => serving.end());

const find = (search: string) => support.get<UserOfConsole[]>(users, { search });
const statusOf = async (userId: number) => (await admin.get<UserDetail>(user, { userId: String(userId) })).standing;
const open = async (kind?: string) =>
  (await risk.get<Approval[]>(approvals)).filter((approval) => kind === undefined || approval.kind === kind);
const decide = (who: Console, approvalId: number, approve = true, remark = 'seen') =>
  who.ask(decideApproval, { approvalId, approve, remark });
const memberNamed = async (username: string) =>
  (await admin.get<TeamMember[]>(members)).find((member) => member.username === username)!;
const approvalOf = (answer: Answer) => dataOf<{ approvalId: number }>(answer).approvalId;
const actsOn = async (subject: string) => (await admin.get(audit, { subject })).map(({ act }) => act);

describe('users', () => {
  test('are found by id, start of the name, whole e-mail address, whole phone number', async () => {
    for (const search of [String(ids.alice), 'alice', 'ALICE19', 'alice.miller@example.com', '+49 151 12345678']) {
      expect(
        (await find(search)).map(({ userId }) => userId),
        search,
      ).toEqual([ids.alice]);
    }
    for (const search of ['miller', 'alice.miller@', '+49151', '%', 'alice____', '1e3', "' or 1=1 --", '\\']) {
      expect(await find(search), search).not.toContainEqual(expect.objectContaining({ userId: ids.alice }));
    }
    const all = await support.get<UserOfConsole[]>(users);
    expect(all.map(({ userId }) => userId)).toEqual([ids.mallory, ids.bob, ids.alice]);
    expect(await support.get<UserOfConsole[]>(users, { before: String(ids.mallory) })).toHaveLength(2);
    expect(await support.get<UserOfConsole[]>(users, { standing: 'locked' })).toEqual([]);
  });

  test('are masked, in the list and one by one', async () => {
    const shown = {
      email: 'Al***@Example.com',
      phone: '+4915*******78',
      realName: null,
      level: 'none',
      merchantStatus: 0,
    };
    expect((await find('alice'))[0]).toMatchObject(shown);
    const answer = await support.ask(user, { userId: String(ids.alice) });
    expect(answer.text).not.toMatch(/Alice\.Miller|12345678|argon2/);
    const detail = dataOf<UserDetail>(answer);
    expect(detail).toMatchObject({ ...shown, authenticator: false, passkeys: 0, fundPassword: false, holds: [] });
    expect(detail.sessions).toHaveLength(1);
    // Rows follow what the core has decided.
    const balances = async () => (await support.get<UserDetail>(user, { userId: String(ids.alice) })).balances;
    await expect.poll(balances).toContainEqual({ symbol: 'USDT', available: '100000', frozen: '0' });
    expect(reasonOf(await support.ask(user, { userId: '999999' }))).toBe('staff/user-unknown');
  });

  test('a reveal needs a right and a reason, and is written down before it is shown', async () => {
    const show = (who: Console, more: object = {}) =>
      who.ask(reveal, { userId: ids.alice, field: 'email', reason: 'she called us', ...more });
    expect(reasonOf(await show(support))).toBe('edge/forbidden');
    expect((await admin.get(audit, { act: 'denied' }))[0]).toMatchObject({ by: 'sam', subject: 'staff/reveal' });
    expect(reasonOf(await show(risk, { reason: ' ' }))).toBe('staff/reason-missing');
    expect(reasonOf(await show(risk, { userId: 999_999 }))).toBe('staff/user-unknown');
    expect(reasonOf(await show(risk, { field: 'real-name' }))).toBe('staff/not-there');
    expect(reasonOf(await show(risk, { field: 'phone', userId: ids.bob }))).toBe('staff/not-there');
    expect(dataOf(await show(risk))).toEqual({ value: 'Alice.Miller@Example.com' });
    expect(dataOf(await show(risk, { field: 'phone' }))).toEqual({ value: '+4915112345678' });
    const { history } = await support.get<UserDetail>(user, { userId: String(ids.alice) });
    expect(history).toMatchObject([
      { by: 'rita', act: 'reveal', reason: 'she called us' },
      { by: 'rita', act: 'reveal' },
    ]);
  });

  test('an hour has so many reveals of one person, however many come at once', async () => {
    const show = () => risk.ask(reveal, { userId: ids.alice, field: 'email', reason: 'curious' });
    const reasons = (await Promise.all(Array.from({ length: REVEALS_PER_HOUR + 5 }, show))).map(reasonOf);
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(REVEALS_PER_HOUR - 2);
    expect(new Set(reasons)).toEqual(new Set([undefined, 'staff/reveal-too-many']));
    const mine = await admin.ask(reveal, { userId: ids.alice, field: 'email', reason: 'a check' });
    expect(reasonOf(mine)).toBeUndefined();
  });

  test('a locked user is out at once, and is let in again by two', async () => {
    const lock = (more: object = {}) => risk.ask(lockUser, { userId: ids.alice, reason: 'stolen phone', ...more });
    const unlock = (more: object = {}) => risk.ask(unlockUser, { userId: ids.alice, reason: 'she came by', ...more });
    expect(reasonOf(await support.ask(lockUser, { userId: ids.alice, reason: 'no' }))).toBe('edge/forbidden');
    expect(reasonOf(await lock({ reason: '' }))).toBe('staff/reason-missing');
    expect(reasonOf(await lock({ userId: 999_999 }))).toBe('staff/user-unknown');
    expect(reasonOf(await unlock())).toBe('staff/standing-unchanged');
    const order = { symbol: 'BTC', side: 'buy', type: 'limit', price: '64000', quantity: '0.001' };
    const placed = await serving.ask(placeOrder, order, { token: alices });
    expect(reasonOf(placed)).toBeUndefined();

    expect((await Promise.all([lock(), lock()])).map(reasonOf).sort()).toEqual(['staff/standing-unchanged', undefined]);
    expect(reasonOf(await serving.ask(memberInfo, {}, { token: alices }))).toBe('edge/unauthorized');
    expect(reasonOf(await serving.ask(login, alice))).toBe('identity/account-locked');
    const sinceThen = { headers: { [SEQ_HEADER]: String(seqOf(placed)) } };
    const detail = dataOf<UserDetail>(await admin.ask(user, { userId: String(ids.alice) }, sinceThen));
    expect(detail).toMatchObject({ standing: 'locked', lockedReason: 'stolen phone', sessions: [] });
    // Open orders stay.
    expect(detail.balances).toContainEqual({ symbol: 'USDT', available: '99936', frozen: '64' });

    expect(reasonOf(await unlock({ reason: '' }))).toBe('staff/reason-missing');
    expect(reasonOf(await unlock({ userId: 999_999 }))).toBe('staff/user-unknown');
    const request = approvalOf(await unlock());
    expect(approvalOf(await unlock())).toBe(request);
    expect(await statusOf(ids.alice)).toBe('locked');
    expect(reasonOf(await decide(risk, request))).toBe('staff/second-person-needed');
    expect(reasonOf(await decide(admin, request))).toBeUndefined();
    expect(await admin.get<UserDetail>(user, { userId: String(ids.alice) })).toMatchObject({
      standing: 'open',
      lockedReason: null,
      holds: [{ reason: 'unfrozen' }],
    });
    alices = (await serving.login(alice)).token;
    expect(await actsOn(`user ${ids.alice}`)).toEqual(
      expect.arrayContaining(['lock-user', 'ask-unlock-user', 'approve-unlock-user']),
    );
  });

  test('whoever had frozen the account before it was locked finds it frozen again', async () => {
    const { token } = await serving.login(mallory);
    expect(reasonOf(await serving.ask(freeze, {}, { token }))).toBeUndefined();
    expect(reasonOf(await risk.ask(lockUser, { userId: ids.mallory, reason: 'fraud' }))).toBeUndefined();
    const params = approvalOf(await risk.ask(unlockUser, { userId: ids.mallory, reason: 'a mistake' }));
    expect(reasonOf(await decide(admin, params))).toBeUndefined();
    expect(await statusOf(ids.mallory)).toBe('frozen');
    expect(reasonOf(await risk.ask(unlockUser, { userId: ids.mallory, reason: 'no' }))).toBe(
      'staff/standing-unchanged',
    );
  });

  test('all sessions of a user are ended', async () => {
    const { token } = await serving.login(bob);
    expect(reasonOf(await risk.ask(endUserSessions, { userId: ids.bob, reason: '' }))).toBe('staff/reason-missing');
    expect(reasonOf(await risk.ask(endUserSessions, { userId: 999_999, reason: 'x' }))).toBe('staff/user-unknown');
    const ended = await risk.get(endUserSessions, { userId: ids.bob, reason: 'he asked us to' });
    expect(ended).toEqual({ ended: 2 });
    expect(reasonOf(await serving.ask(memberInfo, {}, { token }))).toBe('edge/unauthorized');
  });
});

describe('the team', () => {
  const save = (who: Console, name: string, rights: readonly string[], roleId?: number) =>
    who.ask(saveRole, { name, rights, roleId });
  const add = (more: object = {}) => admin.ask(addMember, { username: 'nina', name: 'Nina', roleId: 2, ...more });
  const change = (staffId: number, more: object, who = admin) => who.ask(changeMember, { staffId, ...more });
  /** Codes are good once: a later login has a later one. */
  const again = (who: Console) => {
    ahead += 60_000;
    return who.again(ahead / 30_000);
  };
  const roleNamed = async (name: string) => (await admin.get(roles)).find((role) => role.name === name)!;
  let nights: number;

  test('has the roles of every installation, which stay as they are', async () => {
    const all = await admin.get(roles);
    expect(Object.fromEntries(all.map(({ name, rights }) => [name, rights]))).toEqual(fixedRoles);
    expect(all.every(({ fixed }) => fixed)).toBe(true);
    const { roleId } = await roleNamed('Support');
    expect(reasonOf(await save(admin, 'Support', ['users', 'audit'], roleId))).toBe('staff/role-fixed');
    expect(reasonOf(await admin.ask(deleteRole, { roleId }))).toBe('staff/role-fixed');
    expect(reasonOf(await admin.ask(deleteRole, { roleId: 999_999 }))).toBe('staff/role-unknown');
  });

  test('a role is added by two; no two have one name, whatever its capitals', async () => {
    expect(reasonOf(await save(admin, 'SUPPORT', ['users']))).toBe('staff/role-name-taken');
    expect(reasonOf(await save(admin, 'Nights', ['users'], 999_999))).toBe('staff/role-unknown');
    expect(reasonOf(await save(admin, 'Nights', ['users', 'everything']))).toBe('edge/bad-request');
    // Both are asked for while neither is there.
    const request = approvalOf(await save(admin, 'Nights', ['team', 'users', 'users']));
    const twin = approvalOf(await save(admin, 'nights', ['audit']));
    expect((await admin.get(roles)).length).toBe(6);
    expect(reasonOf(await decide(admin, request))).toBe('staff/second-person-needed');
    expect(reasonOf(await decide(risk, request))).toBeUndefined();
    expect(await roleNamed('Nights')).toMatchObject({ rights: ['users', 'team'], fixed: false, members: 0 });
    // What cannot be done any more stays open, and can be refused.
    expect(reasonOf(await decide(risk, twin))).toBe('staff/role-name-taken');
    expect((await open('save-role')).map(({ approvalId }) => approvalId)).toEqual([twin]);
    expect(reasonOf(await decide(risk, twin, false, ''))).toBe('staff/reason-missing');
    expect(reasonOf(await decide(risk, twin, false, 'there is one'))).toBeUndefined();
    nights = (await roleNamed('Nights')).roleId;
  });

  test('one administrator alone adds members at once', async () => {
    for (const username of ['', 'ab', '=cmd', 'a b c', 'naïve', 'x'.repeat(31), '-dash']) {
      expect(reasonOf(await add({ username })), username).toBe('staff/member-name-malformed');
    }
    expect(reasonOf(await add({ roleId: 999_999 }))).toBe('staff/role-unknown');
    expect(reasonOf(await add({ username: 'RITA' }))).toBe('staff/member-name-taken');
    expect(dataOf(await add({ roleId: nights }))).toEqual({ approvalId: null, password: expect.any(String) });
    expect(await memberNamed('nina')).toMatchObject({ role: 'Nights', active: true, enrolled: false, seenAt: null });
    expect(reasonOf(await admin.ask(deleteRole, { roleId: nights }))).toBe('staff/role-in-use');
    expect(JSON.stringify(await admin.get(audit, {}))).not.toMatch(/argon2/);
  });

  test('the last administrator stays, and nobody changes their own place', async () => {
    const own = (await memberNamed('admin')).staffId;
    expect(reasonOf(await change(own, { active: false }))).toBe('staff/own-role');
    expect(reasonOf(await change(own, { roleId: nights }))).toBe('staff/own-role');
    expect(reasonOf(await change(999_999, { active: false }))).toBe('staff/member-unknown');
    const nina = await memberNamed('nina');
    expect(reasonOf(await change(nina.staffId, { roleId: 999_999 }))).toBe('staff/role-unknown');
    const added = dataOf<{ password: string }>(await add({ username: 'theo', roleId: nights }));
    const theo = await Console.enrol(serving, 'theo', added.password);
    expect(reasonOf(await change(own, { active: false }, theo))).toBe('staff/last-administrator');
    expect(reasonOf(await change(own, { roleId: nights }, theo))).toBe('staff/last-administrator');
    // The first start is the administrator’s: nobody else adds members alone.
    expect(approvalOf(await theo.ask(addMember, { username: 'tess', name: 'Tess', roleId: 1 }))).toBeGreaterThan(0);
    // Not even through somebody who may change roles.
    expect(reasonOf(await save(theo, 'Nights', ['users', 'team', 'approvals', 'audit'], nights))).toBe(
      'staff/own-role',
    );
    expect(reasonOf(await change(theo.member.staffId, { roleId: own }, theo))).toBe('staff/own-role');
  });

  test('with two administrators a new member waits for the other; the password is worth nothing before', async () => {
    second = await admin.colleague('ada', 'Administrator');
    const params = dataOf<{ approvalId: number; password: string }>(await add({ username: 'olga' }));
    expect(params.approvalId).toBeGreaterThan(0);
    await expect(Console.enrol(serving, 'olga', params.password)).rejects.toThrow('staff/login-wrong');
    const rival = approvalOf(await add({ username: 'Olga', roleId: nights }));
    expect(reasonOf(await decide(support, params.approvalId))).toBe('edge/forbidden');
    // Two who decide at once: one of them does.
    const both = await Promise.all([decide(second, params.approvalId), decide(risk, params.approvalId)]);
    expect(both.map(reasonOf).sort()).toEqual(['staff/approval-decided', undefined]);
    expect((await Console.enrol(serving, 'olga', params.password)).member.role).toBe('Support');
    expect(reasonOf(await decide(second, rival))).toBe('staff/member-name-taken');
    expect(reasonOf(await decide(second, 999_999))).toBe('staff/approval-unknown');
    // A role that went meanwhile.
    const doomed = approvalOf(await save(admin, 'Brief', ['users']));
    expect(reasonOf(await decide(second, doomed))).toBeUndefined();
    const { roleId } = await roleNamed('Brief');
    const late = approvalOf(await add({ username: 'late', roleId }));
    expect(reasonOf(await admin.ask(deleteRole, { roleId }))).toBeUndefined();
    expect(reasonOf(await decide(second, late))).toBe('staff/role-unknown');
  });

  test('whatever changes who holds power waits for a second person, who is not the one it is for; sessions end', async () => {
    const sams = (await memberNamed('sam')).staffId;
    const adas = (await memberNamed('ada')).staffId;
    expect((await support.get(staffMe)).rights).toEqual(['users', 'chat', 'appeals']);

    // Up: not before somebody approved it.
    const up = approvalOf(await change(sams, { roleId: (await roleNamed('Risk')).roleId }));
    expect((await support.get(staffMe)).role).toBe('Support');
    expect(reasonOf(await decide(second, up))).toBeUndefined();
    expect(reasonOf(await support.ask(staffMe))).toBe('edge/unauthorized');
    support = await again(support);
    expect(support.member.role).toBe('Risk');
    const more = approvalOf(await change(sams, { roleId: (await roleNamed('Administrator')).roleId }));
    expect(reasonOf(await decide(support, more))).toBe('staff/second-person-needed');
    expect(reasonOf(await decide(second, more))).toBeUndefined();
    support = await again(support);
    expect(support.member.rights).toEqual(staffRights);
    // Down: no sooner.
    const down = approvalOf(await change(sams, { roleId: (await roleNamed('Support')).roleId }));
    expect((await support.get(staffMe)).role).toBe('Administrator');
    const requested = approvalOf(await save(support, 'Second wish', ['users']));
    expect(reasonOf(await decide(second, down))).toBeUndefined();
    // What somebody asked for with what they were is off the table.
    expect(reasonOf(await decide(risk, requested))).toBe('staff/approval-decided');
    const withdrawn = await risk.get<Approval[]>(approvals, { state: 'withdrawn' });
    expect(withdrawn.map(({ approvalId }) => approvalId)).toContain(requested);
    support = await again(support);
    expect(support.member.rights).toEqual(['users', 'chat', 'appeals']);

    // Out and in again.
    const out = approvalOf(await change(adas, { active: false }));
    expect(reasonOf(await second.ask(staffMe))).toBeUndefined();
    expect(reasonOf(await decide(second, out))).toBe('staff/second-person-needed');
    expect(reasonOf(await decide(risk, out))).toBeUndefined();
    expect(reasonOf(await second.ask(staffMe))).toBe('edge/unauthorized');
    await expect(second.again()).rejects.toThrow('staff/login-wrong');
    const back = approvalOf(await change(adas, { active: true }));
    expect(reasonOf(await decide(risk, back))).toBeUndefined();
    second = await again(second);
    expect(second.member.role).toBe('Administrator');
  });

  test('somebody who lost the authenticator logs in anew when two have said so', async () => {
    const sams = (await memberNamed('sam')).staffId;
    const proposal = { staffId: sams, reason: 'the phone is gone' };
    expect(reasonOf(await admin.ask(resetMember, { ...proposal, reason: ' ' }))).toBe('staff/reason-missing');
    expect(reasonOf(await admin.ask(resetMember, { ...proposal, staffId: 999_999 }))).toBe('staff/member-unknown');
    const own = (await memberNamed('admin')).staffId;
    expect(reasonOf(await admin.ask(resetMember, { ...proposal, staffId: own }))).toBe('staff/own-role');
    const query = dataOf<{ approvalId: number; password: string }>(await admin.ask(resetMember, proposal));
    expect(JSON.stringify(await open('reset-member'))).not.toMatch(/argon2/);
    // Until then everything is as it was.
    expect((await support.get(staffMe)).username).toBe('sam');
    await expect(Console.enrol(serving, 'sam', query.password)).rejects.toThrow('staff/login-wrong');
    expect(reasonOf(await decide(second, query.approvalId))).toBeUndefined();
    expect(reasonOf(await support.ask(staffMe))).toBe('edge/unauthorized');
    await expect(again(support)).rejects.toThrow('staff/login-wrong');
    expect(await memberNamed('sam')).toMatchObject({ enrolled: false, countsAs: { username: 'admin' } });
    support = await Console.enrol(serving, 'sam', query.password, ahead / 30_000);
    expect(support.member.role).toBe('Support');
    expect(await actsOn('member sam')).toEqual(
      expect.arrayContaining(['ask-reset-member', 'approve-reset-member', 'enrol']),
    );
  });

  test('two administrators who let each other go at once: one stays', async () => {
    const ada = await memberNamed('ada');
    const own = await memberNamed('admin');
    const approvals = [
      approvalOf(await change(ada.staffId, { active: false })),
      approvalOf(await change(own.staffId, { active: false }, second)),
    ];
    const answers = await Promise.all(approvals.map((approvalId) => decide(risk, approvalId)));
    const left = (await serving.withReads((reads) => reads.staff.members())).filter(
      ({ role, active }) => role === 'Administrator' && active,
    );
    expect(left).toHaveLength(1);
    expect(answers.map(reasonOf).filter((reason) => reason === undefined)).toHaveLength(1);
    // For the tests behind this one.
    if (left[0]!.username !== 'admin') admin = second;
  });
});

describe('approvals', () => {
  test('say what is asked, by whom, and whether it is one’s own', async () => {
    const wanted = {
      supportOpens: '08:00',
      supportCloses: '20:00',
      supportDays: [1, 2],
      merchantDeposit: '20000',
      signUpOpen: true,
      withdrawalsOpen: true,
      withdrawalOpens: '06:00',
      withdrawalCloses: '22:30',
      convertOpen: false,
    };
    const now = await admin.get(settings);
    const malformed = (more: object) => admin.ask(saveSettings, { ...wanted, ...more });
    for (const [more, name] of [
      [{ supportOpens: '8:00' }, 'supportOpens'],
      [{ supportCloses: '24:00' }, 'supportCloses'],
      [{ supportDays: [1, 1] }, 'supportDays'],
      [{ merchantDeposit: '1e3' }, 'merchantDeposit'],
      [{ merchantDeposit: '0' }, 'merchantDeposit'],
      [{ withdrawalOpens: '6 am' }, 'withdrawalOpens'],
      [{ withdrawalCloses: '22:60' }, 'withdrawalCloses'],
    ] as const) {
      expect((await malformed(more)).envelope.data).toMatchObject({
        reason: 'staff/setting-malformed',
        params: { name },
        field: name,
      });
    }
    const request = approvalOf(await admin.ask(saveSettings, wanted));
    expect(await admin.get(settings)).toEqual(now);
    const [own] = (await admin.get<Approval[]>(approvals)).filter(({ approvalId }) => approvalId === request);
    expect(own).toMatchObject({
      kind: 'save-settings',
      own: true,
      state: 'open',
      decidedBy: null,
      details: {
        supportOpens: '00:00 → 08:00',
        merchantDeposit: '15000 → 20000',
        supportDays: '0, 1, 2, 3, 4, 5, 6 → 1, 2',
      },
    });
    expect(own!.details).not.toHaveProperty('signUpOpen');
    expect((await open()).find(({ approvalId }) => approvalId === request)?.own).toBe(false);
    expect(reasonOf(await decide(risk, request))).toBeUndefined();
    expect(await admin.get(settings)).toEqual(wanted);
    expect((await risk.get<Approval[]>(approvals, { state: 'approved' }))[0]).toMatchObject({
      approvalId: request,
      decidedBy: 'rita',
      remark: 'seen',
    });
    expect(reasonOf(await decide(risk, request))).toBe('staff/approval-decided');
  });

  test('text that no column takes is a bad request, and half a character becomes a whole one', async () => {
    const nul = await risk.ask(lockUser, { userId: ids.bob, reason: 'a\u0000b' });
    expect([nul.status, reasonOf(nul)]).toEqual([400, 'edge/bad-request']);
    expect(await statusOf(ids.bob)).toBe('open');
    expect(reasonOf(await admin.ask(saveRole, { name: 'half \ud800', rights: [] }))).toBeUndefined();
  });
});

test('the dashboard counts what waits, and leaves out what is not one’s own work', async () => {
  const seen = await admin.get<Dashboard>(dashboard);
  expect(seen.queues.map(({ queue }) => queue)).toEqual([
    'verification',
    'merchants',
    'resets',
    'chat',
    'approvals',
    'withdrawals',
    'chain',
    'appeals',
    'credits',
    'cases',
    'earn',
  ]);
  expect(seen.queues.find(({ queue }) => queue === 'approvals')).toMatchObject({
    waiting: (await open()).length,
    overdue: 0,
    oldestAt: (await open())[0]!.requestedAt,
  });
  expect(seen.queues[0]).toEqual({ queue: 'verification', waiting: 0, oldestAt: null, overdue: 0 });
  // The clock was moved, and may have come to the next day.
  const isRight = seen.users.today > 0 || new Date(Date.now() + ahead).getUTCDate() !== registeredOn;
  expect(isRight).toBe(true);
  expect(seen.users).toMatchObject({ total: 3, locked: 0, frozen: 1 });
  // A tick may have made a batch just now; its rows follow.
  await expect.poll(async () => (await admin.get<Dashboard>(dashboard)).system.rowsBehind).toBe(0);
  expect((await support.get<Dashboard>(dashboard)).queues.map(({ queue }) => queue)).toEqual(['chat', 'appeals']);
});

test('in a real market the outbox shows neither texts nor whole addresses, and finds whole ones alone', async () => {
  await serving.get(sendGuestCode as Call<never, unknown>, {
    purpose: 'register',
    channel: 'email',
    address: 'nora@example.com',
  });
  const [message] = await admin.get(outbox, { to: 'NORA@example.com' });
  expect(message).toMatchObject({ channel: 'email', to: 'no***@example.com', delivery: 'kept', text: null });
  expect(await admin.get(outbox, { to: 'nora@' })).toEqual([]);
  expect(await admin.get(outbox, { before: String(message!.messageId), to: 'nora@example.com' })).toEqual([]);
  expect(reasonOf(await risk.ask(outbox))).toBe('edge/forbidden');
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...consoleReasons]));
});
