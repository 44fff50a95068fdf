import { describe, expect, inject, test } from 'vitest';
import { addOrAsk, ask, decide, takePart } from './power.ts';
import { ADMINISTRATOR, type Proposal } from './proposals.ts';
import { explore, firstStart, settledTeam, threePeople } from './testing/explore.ts';
import { memoryRows, type Power } from './testing/memory-rows.ts';

const DEPTH = inject('isLong') ? 6 : 5;
const MINUTES_5 = 5 * 60_000;

describe(`every sequence of acts of one administrator to a depth of ${DEPTH}`, () => {
  test('gives one person nothing that takes two', { timeout: MINUTES_5 }, async () => {
    const { moments, done, tried } = await explore(settledTeam(), DEPTH);
    expect(moments).toBeGreaterThan(2_000);
    expect(done).toBeGreaterThan(5_000);
    expect(tried).toBeGreaterThan(done);
  });

  test('the first start ends once and does not come back', { timeout: MINUTES_5 }, async () => {
    expect((await explore(firstStart(), DEPTH)).moments).toBeGreaterThan(200);
  });

  test('finds it where accounts alone are compared', async () => {
    const blind = (power: Power) => ({ ...memoryRows(power), issuedSince: async () => [] });
    await expect(explore(settledTeam(), 2, blind)).rejects.toThrow('one person asked and approved');
  });

  test('finds it where the first start comes back with the last administrator', { timeout: MINUTES_5 }, async () => {
    const forgetful = (power: Power) => {
      const rows = memoryRows(power);
      return { ...rows, bootstrapEndedAt: async () => ((await rows.activeAdministrators()) < 2 ? undefined : 0) };
    };
    await expect(explore(threePeople(), DEPTH, forgetful)).rejects.toThrow('one person changed power');
  });
});

describe('the coup of an administrator', () => {
  const anna = { id: 1, roleId: 1, role: ADMINISTRATOR };
  const xenia = { id: 5, roleId: 1, role: ADMINISTRATOR };
  const rita = { id: 3, roleId: 5, role: 'Risk' };
  const deactivate: Proposal = { kind: 'change-member', payload: { staffId: 2, active: false }, details: {} };
  const zoe = {
    kind: 'add-member',
    payload: { username: 'zoe', name: 'Zoe', roleId: 1, passwordHash: '', createdBy: 1, issuedBy: 1 },
    details: {},
  } as const;
  const approve = (approvalId: number) => ({ approvalId, approve: true, remark: 'seen' });
  const reasonOf = (done: object | undefined) =>
    done && 'refusal' in done ? (done.refusal as { reason: string }).reason : undefined;

  test('deactivates nobody, and adds nobody, without another person', async () => {
    const { power, now } = settledTeam();
    const rows = memoryRows(power);
    const out = await ask(rows, anna, deactivate, now);
    expect(power.members[1]!.active).toBe(true);
    expect(reasonOf(await decide(rows, anna, approve(out), now))).toBe('staff/second-person-needed');
    expect(reasonOf(await decide(rows, xenia, approve(out), now))).toBe('staff/same-person');

    // Another person lets Boris and Xenia go. Anna is the only administrator, and still does not add one alone.
    expect(reasonOf(await decide(rows, rita, approve(out), now))).toBeUndefined();
    const next = await ask(rows, anna, { ...deactivate, payload: { staffId: 5, active: false } }, now);
    expect(reasonOf(await decide(rows, rita, approve(next), now))).toBeUndefined();
    expect(await rows.activeAdministrators()).toBe(1);
    expect(await addOrAsk(rows, anna, zoe, now)).toEqual({ approvalId: expect.any(Number) });
    expect(power.members.some(({ username }) => username === 'zoe')).toBe(false);
  });

  test('does not approve a withdrawal twice, in whatever order', async () => {
    for (const [first, second] of [
      [1, 5],
      [5, 1],
      [6, 5],
      [1, 6],
    ] as const) {
      const { power, now } = settledTeam();
      const rows = memoryRows(power);
      const take = (account: number, before: readonly number[] = []) =>
        takePart(rows, { subject: 'withdrawal 1', account, before }, now);
      expect(await take(first)).toBeUndefined();
      expect(await take(first)).toBeUndefined();
      expect(reasonOf(await take(second))).toBe('staff/same-person');
      expect(await take(3)).toBeUndefined();
      // Also with an approval from before it was written down who took part.
      power.deciders = {};
      expect(reasonOf(await take(second, [first]))).toBe('staff/same-person');
    }
  });
});
