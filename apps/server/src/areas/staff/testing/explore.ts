import type { StaffRight } from '@quay/contract/staff';
import { type Actor, addOrAsk, ask, decide, takePart } from '../power.ts';
import type { PowerRows, Proposal } from '../proposals.ts';
import { type MemoryMember, memoryRoles, memoryRows, type Power, roleIdOf } from './memory-rows.ts';

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;
const START = Date.UTC(2026, 0, 1);
/** The one who tries to have the power of two. */
const ANNA = 1;

/** A moment of the team, and how it came to be. */
export type Moment = {
  readonly power: Power;
  readonly now: number;
  /** How often somebody else approved what Anna asked for. */
  readonly helped: number;
  readonly path: readonly string[];
};

/** What somebody does. Gives whether it was done. */
type Act = { readonly name: string; run(life: Life): Promise<boolean> };
/** The rows as a scene has them; a test takes a rule away to see that its lack is found. */
export type RowsOf = (power: Power) => PowerRows;

class Life {
  readonly power: Power;
  readonly rows: PowerRows;
  now: number;
  helped: number;

  constructor({ power, now, helped }: Moment, rowsOf: RowsOf) {
    this.power = copyOf(power);
    this.rows = rowsOf(this.power);
    this.now = now;
    this.helped = helped;
  }
}

const copyOf = ({ members, roles, approvals, deciders, bootstrapEndedAt }: Power): Power => ({
  members: members.map((one) => ({ ...one })),
  roles: roles.map((one) => ({ ...one })),
  approvals: approvals.map((one) => ({ ...one })),
  deciders: { ...deciders },
  bootstrapEndedAt,
});

function founder(id: number, username: string, roleId: number, more: Partial<MemoryMember> = {}): MemoryMember {
  const made = { createdBy: id === ANNA ? null : ANNA, issuedBy: null, issuedAt: null };
  return { id, username, roleId, active: true, enrolled: true, ...made, ...more };
}

const NIGHTS = 'Nights';
const empty = () => ({ approvals: [], deciders: {} });

/** After the first start: two administrators and Risk; one administrator who left; and two accounts that Anna made. */
export function settledTeam(): Moment {
  const roles = [...memoryRoles(), { id: 7, name: NIGHTS, rights: ['users'] as const, fixed: false }];
  const [admin, risk] = [1, roles.find(({ name }) => name === 'Risk')!.id];
  const members = [
    founder(ANNA, 'anna', admin),
    founder(2, 'boris', admin),
    founder(3, 'rita', risk),
    founder(4, 'dora', admin, { active: false }),
    founder(5, 'xenia', admin, { issuedBy: ANNA, issuedAt: START - DAY }),
    founder(6, 'yuri', risk, { createdBy: 5, issuedBy: 5, issuedAt: START - DAY / 24 }),
  ];
  return { power: { ...empty(), members, roles, bootstrapEndedAt: 0 }, now: START, helped: 0, path: [] };
}

/** The same without the accounts that Anna made. */
export function threePeople(): Moment {
  const team = settledTeam();
  return { ...team, power: { ...team.power, members: team.power.members.slice(0, 3) } };
}

/** The first start: Anna alone. */
export function firstStart(): Moment {
  const members = [founder(ANNA, 'anna', 1)];
  const power = { ...empty(), members, roles: memoryRoles(), bootstrapEndedAt: undefined };
  return { power, now: START, helped: 0, path: [] };
}

/**
 * Anna's accounts, worked out by what happened and not by the rule that is tested: her own, and those whose first password
 * was handed out within seven days by one of them.
 */
function accountsOfAnna({ members }: Power, now: number): ReadonlySet<number> {
  const own = new Set([ANNA]);
  for (let before = 0; before < own.size; ) {
    before = own.size;
    for (const { id, issuedBy, issuedAt } of members) {
      if (issuedBy !== null && issuedAt! + WEEK > now && own.has(issuedBy)) own.add(id);
    }
  }
  return own;
}

/** Who may do what; what one person alone must not change. */
function powerOf({ members, roles }: Power): string {
  const of = members.map(({ id, roleId, active, issuedBy }) => [id, roleId, active, issuedBy]);
  return JSON.stringify([of, roles.map(({ id, rights }) => [id, rights])]);
}

const has = (power: Power, { roleId, active }: MemoryMember, right: StaffRight): boolean =>
  active && power.roles.find(({ id }) => id === roleId)!.rights.includes(right);

const actorOf = (power: Power, { id, roleId }: MemoryMember): Actor => ({
  id,
  roleId,
  role: power.roles.find((role) => role.id === roleId)!.name,
});

/** All that an account may ask for. */
function wishesOf(power: Power, by: MemoryMember): readonly Proposal[] {
  const boris = power.members.find(({ username }) => username === 'boris');
  const dora = power.members.find(({ username }) => username === 'dora');
  const nights = power.roles.find(({ name }) => name === NIGHTS);
  const add = (username: string, role: string): Proposal => ({
    kind: 'add-member',
    payload: {
      username,
      name: username,
      roleId: roleIdOf(power, role),
      passwordHash: '',
      createdBy: by.id,
      issuedBy: by.id,
    },
    details: {},
  });
  const change = (staffId: number, more: object): Proposal => ({
    kind: 'change-member',
    payload: { staffId, ...more },
    details: {},
  });
  return [
    add('zoe', 'Administrator'),
    ...(boris
      ? [
          change(boris.id, { active: false }),
          {
            kind: 'reset-member',
            payload: { staffId: boris.id, passwordHash: '', issuedBy: by.id },
            details: {},
          } as const,
        ]
      : [add('boris', 'Administrator')]),
    ...(dora ? [change(dora.id, { active: true })] : []),
    ...(nights
      ? [{ kind: 'save-role', payload: { roleId: nights.id, name: NIGHTS, rights: ['team'] }, details: {} } as const]
      : []),
  ];
}

const nameOf = ({ kind, payload }: Proposal): string => `${kind} ${JSON.stringify(payload)}`;

/** Everything that Anna's accounts, her colleagues and time may do at a moment. */
function actsOf({ power, now, helped }: Moment): readonly Act[] {
  const annas = accountsOfAnna(power, now);
  const acts: Act[] = [];
  const does = (name: string, run: Act['run']) => acts.push({ name, run });
  for (const by of power.members) {
    const own = annas.has(by.id);
    const actor = actorOf(power, by);
    if (!by.enrolled) {
      if (by.active) {
        does(`${by.username} logs in for the first time`, async ({ power, rows, now }) => {
          power.members.find(({ id }) => id === by.id)!.enrolled = true;
          await rows.endBootstrap(now);
          return true;
        });
      }
      continue;
    }
    if (own && has(power, by, 'team')) {
      for (const request of wishesOf(power, by)) {
        // Asked for twice it is no more than asked for once.
        const same = (one: Power['approvals'][number]) =>
          one.state === 'open' && one.requestedBy === by.id && nameOf(one as Proposal) === nameOf(request);
        if (power.approvals.some(same)) continue;
        does(`${by.username} asks: ${nameOf(request)}`, async ({ rows, now }) => {
          if (request.kind !== 'add-member') await ask(rows, actor, request, now);
          else if ('refusal' in (await addOrAsk(rows, actor, request, now))) return false;
          return true;
        });
      }
    }
    if (
      own &&
      has(power, by, 'withdrawals') &&
      !(power.deciders.withdrawal ?? []).some(({ account }) => account === by.id)
    ) {
      does(`${by.username} approves the withdrawal`, async ({ rows, now }) => {
        const proposal = { subject: 'withdrawal', account: by.id, before: [] };
        return (await takePart(rows, proposal, now)) === undefined;
      });
    }
    if (!has(power, by, 'approvals') || (!own && helped >= 2)) continue;
    for (const approval of power.approvals.filter(({ state }) => state === 'open')) {
      does(`${by.username} approves ${nameOf(approval as Proposal)} of ${approval.requestedBy}`, async (life) => {
        const decision = { approvalId: approval.id, approve: true, remark: 'seen' };
        if ('refusal' in (await decide(life.rows, actor, decision, life.now))) return false;
        if (!own) life.helped += 1;
        await life.rows.endBootstrap(life.now);
        return true;
      });
    }
  }
  // After one such time xenia is a person of her own and yuri is not; after two both are.
  does('six and a half days pass', async (life) => {
    life.now += 6.5 * DAY;
    return true;
  });
  return acts;
}

/** What the future depends on: times as they are away from now, where they can still matter. */
function keyOf({ power, now, helped }: Moment): string {
  const decided = power.deciders.withdrawal ?? [];
  const request = power.approvals.filter(({ state }) => state === 'open');
  const first = Math.min(now, ...decided.map(({ at }) => at), ...request.map(({ requestedAt }) => requestedAt));
  const age = (at: number) => now - at;
  const members = power.members.map(({ id, username, roleId, active, enrolled, issuedBy, issuedAt }) => {
    const issued = issuedAt !== null && issuedAt + WEEK > first ? `${issuedBy} ${age(issuedAt)}` : '';
    return [id, username, roleId, active, enrolled, issued].join();
  });
  const open = request.map((one) => `${one.requestedBy} ${age(one.requestedAt)} ${nameOf(one as Proposal)}`);
  const roles = power.roles.map(({ rights }) => rights.length);
  const deciders = decided.map(({ account, at }) => [account, age(at)].join());
  const isFirstStart = power.bootstrapEndedAt === undefined;
  return JSON.stringify([members, open.sort(), roles, deciders.sort(), isFirstStart, helped]);
}

export type Explored = { readonly moments: number; readonly tried: number; readonly done: number };

/**
 * Every sequence of acts to a depth: of Anna's accounts, of two mistakes of her colleagues, and of time. What leads to the
 * same moment is followed once.
 *
 * @throws at the first moment at which one person alone had the power of two, with the acts that lead there
 */
export async function explore(start: Moment, depth: number, rowsOf: RowsOf = memoryRows): Promise<Explored> {
  const seen = new Set<string>();
  let tried = 0;
  let done = 0;
  let layer = [start];
  for (let at = 0; at <= depth; at++) {
    const next: Moment[] = [];
    for (const moment of layer) {
      const key = keyOf(moment);
      if (seen.has(key)) continue;
      seen.add(key);
      if (at === depth) continue;
      for (const act of actsOf(moment)) {
        tried += 1;
        const life = new Life(moment, rowsOf);
        if (!(await act.run(life))) continue;
        done += 1;
        const { power, now, helped } = life;
        const after = { power, now, helped, path: [...moment.path, act.name] };
        validate(moment, after);
        next.push(after);
      }
    }
    layer = next;
  }
  return { moments: seen.size, tried, done };
}

function validate(before: Moment, after: Moment): void {
  const fail = (why: string): never => {
    throw new Error(`${why}: ${after.path.join('; ')}`);
  };
  const annas = accountsOfAnna(before.power, before.now);
  const [was, is] = [before.power, after.power];
  if (was.bootstrapEndedAt !== undefined && is.bootstrapEndedAt === undefined) fail('the first start came back');
  for (const approval of is.approvals) {
    const open = was.approvals.find(({ id }) => id === approval.id)?.state === 'open';
    if (approval.state !== 'approved' || !open) continue;
    if (annas.has(approval.requestedBy) && before.helped === after.helped) fail('one person asked and approved');
  }
  const isFirstStart = was.bootstrapEndedAt === undefined;
  if (!isFirstStart && powerOf(was) !== powerOf(is) && before.helped === after.helped) fail('one person changed power');
  const deciders = is.deciders.withdrawal ?? [];
  const isNew = deciders.length > (was.deciders.withdrawal ?? []).length;
  if (isNew && deciders.filter(({ account }) => annas.has(account)).length > 1) {
    fail('one person approved a withdrawal twice');
  }
}
