import {
  type Approval,
  addMember,
  approvals,
  audit,
  changeMember,
  decideApproval,
  members,
  roles,
  SAME_PERSON_DAYS,
  staffMe,
} from '@quay/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recover } from '../src/staff-recovery.ts';
import { Console } from './console.ts';
import { staffPowerReasons } from './reached/staff.ts';
import { type Answer, dataOf, reasonOf, Serving } from './serving.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The server's clock, which the tests move. */
let ahead = 0;
let serving: Serving;
/** The team of the first start: two administrators, and Risk, who may approve. */
let anna: Console;
let boris: Console;
let rita: Console;

beforeAll(async () => {
  serving = await Serving.start({ now: () => Date.now() + ahead }, {}, 'embedded');
  anna = await Console.first(serving);
  rita = await anna.colleague('rita', 'Risk');
  boris = await anna.colleague('boris', 'Administrator');
});
afterAll(() => serving.end());

const approvalOf = (answer: Answer) => dataOf<{ approvalId: number | null }>(answer).approvalId;
const decide = async (by: Console, approvalId: number | null, approve = true) =>
  reasonOf(await by.ask(decideApproval, { approvalId, approve, remark: 'seen' }));
const memberNamed = async (username: string, by = anna) =>
  (await by.get(members)).find((member) => member.username === username)!;
const deactivate = async (by: Console, username: string) =>
  approvalOf(await by.ask(changeMember, { staffId: (await memberNamed(username, by)).staffId, active: false }));
async function add(by: Console, username: string) {
  const { roleId } = (await by.get(roles)).find(({ name }) => name === 'Administrator')!;
  return by.get(addMember, { username, name: username, roleId });
}

test('the first start ends with the second administrator, and the log says who was there', async () => {
  const [ended] = await anna.get(audit, { act: 'end-bootstrap' });
  expect(ended).toMatchObject({
    by: 'system',
    subject: 'team',
    details: { members: 'admin (Administrator), rita (Risk), boris (Administrator)' },
  });
  expect(await memberNamed('rita')).toMatchObject({ createdBy: 'admin', countsAs: null });
  expect((await add(anna, 'early')).approvalId).not.toBeNull();
});

test('an administrator alone deactivates nobody and adds nobody', async () => {
  const out = await deactivate(anna, 'boris');
  expect(out).not.toBeNull();
  expect((await boris.get(staffMe)).username).toBe('boris');
  expect(await decide(anna, out)).toBe('staff/second-person-needed');
  expect(await decide(boris, out, false)).toBe('staff/second-person-needed');
  const zoe = await add(anna, 'zoe');
  expect(zoe.approvalId).not.toBeNull();
  expect(await decide(anna, zoe.approvalId)).toBe('staff/second-person-needed');
  await expect(Console.enrol(serving, 'zoe', zoe.password)).rejects.toThrow('staff/login-wrong');
});

test('an account that one person had added counts as that person for seven days', async () => {
  const added = await add(anna, 'xenia');
  expect(await decide(boris, added.approvalId)).toBeUndefined();
  const xenia = await Console.enrol(serving, 'xenia', added.password);
  expect(await memberNamed('xenia')).toMatchObject({
    createdBy: 'admin',
    countsAs: { username: 'admin', until: expect.any(Number) },
  });
  for (const { approvalId, own } of await anna.get<Approval[]>(approvals)) {
    expect(own).toBe(true);
    expect(await decide(xenia, approvalId)).toBe('staff/same-person');
  }
  // Nor the other way round, nor through an account that it added.
  const request = await add(xenia, 'yuri');
  expect(await decide(anna, request.approvalId)).toBe('staff/same-person');
  expect(await decide(rita, request.approvalId)).toBeUndefined();
  const yuri = await Console.enrol(serving, 'yuri', request.password);
  const [first] = await anna.get<Approval[]>(approvals);
  expect(await decide(yuri, first!.approvalId)).toBe('staff/same-person');
});

test('with everybody else gone an administrator still adds nobody alone, also after a new start', async () => {
  for (const name of ['boris', 'xenia', 'yuri'])
    expect(await decide(rita, await deactivate(anna, name))).toBeUndefined();
  expect((await anna.get(members)).filter(({ active, role }) => active && role === 'Administrator')).toHaveLength(1);
  expect((await add(anna, 'alone')).approvalId).not.toBeNull();
  await serving.close();
  await serving.open();
  expect((await add(anna, 'alone.again')).approvalId).not.toBeNull();
});

test('what was asked for with such an account stays its maker’s; what is asked for later does not', async () => {
  const added = await add(anna, 'petra');
  expect(await decide(rita, added.approvalId)).toBeUndefined();
  const petra = await Console.enrol(serving, 'petra', added.password);
  const before = await deactivate(petra, 'rita');
  ahead = SAME_PERSON_DAYS * DAY_MS + 60_000;
  const [later, annas] = [await petra.again(ahead / 30_000), await anna.again(ahead / 30_000)];
  expect(await decide(annas, before)).toBe('staff/same-person');
  expect((await memberNamed('petra', annas)).countsAs).toBeNull();
  const after = await deactivate(later, 'rita');
  expect(await decide(annas, after)).toBeUndefined();
});

test('where nobody is left who could approve, the server’s machine lets somebody in, and the log says so', async () => {
  const request = { act: 'admit', username: 'olga', reason: 'everybody else has left' } as const;
  const where = { dataDir: serving.dataDir, databaseUrl: undefined, masterKey: undefined };
  const wrong = { ...where, masterKey: new Uint8Array(32) };
  await expect(recover(wrong, request)).rejects.toThrow('this is not the master key of this database');
  await expect(recover({ ...where, dataDir: `${serving.dataDir}/none` }, request)).rejects.toThrow('no master key');
  const password = await recover(where, request);
  const olga = await Console.enrol(serving, 'olga', password!, Math.floor(ahead / 30_000));
  expect(olga.member.role).toBe('Administrator');
  // Rita had been let go. She comes back as what the machine says, and her former session does not.
  const again = await recover(where, { ...request, username: 'RITA', reason: 'she is back' });
  const rita = await Console.enrol(serving, 'rita', again!, Math.floor(ahead / 30_000));
  expect(rita.member.role).toBe('Administrator');
  await recover(where, { act: 'deactivate', username: 'rita', reason: 'the account was stolen' });
  await expect.poll(async () => reasonOf(await rita.ask(staffMe))).toBe('edge/unauthorized');
  await expect(recover(where, { ...request, act: 'deactivate', username: 'nobody' })).rejects.toThrow(
    'nobody of the staff',
  );
  const acts = (await olga.get(audit, {})).filter(({ act }) => act.startsWith('recovery-'));
  expect(acts.map(({ by, act, subject }) => [by, act, subject])).toEqual([
    ['system', 'recovery-deactivate', 'member rita'],
    ['system', 'recovery-admit', 'member rita'],
    ['system', 'recovery-admit', 'member olga'],
  ]);
  expect(acts[0]!.details).toMatchObject({ reason: 'the account was stolen' });
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...staffPowerReasons]));
});
