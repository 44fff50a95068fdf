import { hash, randomBytes } from 'node:crypto';
import type { Call } from '@quay/contract';
import { freeze, type Login } from '@quay/contract/identity';
import { CONSOLE_HEADER, fixedRoles, type StaffRight, staffRights } from '@quay/contract/staff';
import { CONSOLE_COOKIE } from '../../src/edge/who.ts';
import type { Serving } from '../serving.ts';

/** Somebody who asks, and what the contract lets them do. */
export type Asker = {
  readonly who: string;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** Whose session is sent along; a session of the one kind is worth nothing to the other. */
  readonly is: 'nobody' | 'user' | 'frozen user' | readonly StaffRight[];
};

/** A guest, users, and somebody of every role, of none and of each single right. */
export async function everyAsker(serving: Serving, user: Login, frozenUser: Login): Promise<Asker[]> {
  const { token } = await serving.register(user);
  await serving.get(freeze as Call<never, unknown>, {}, { token: (await serving.register(frozenUser)).token });
  const frozen = (await serving.login(frozenUser)).token;
  const console = { [CONSOLE_HEADER]: '1' };
  const nobodys = randomBytes(32).toString('base64url');

  const teams: [string, readonly StaffRight[]][] = [
    ...Object.entries(fixedRoles),
    ['No right', []],
    ...staffRights.map((right): [string, StaffRight[]] => [`Only ${right}`, [right]]),
  ];
  const staff: Asker[] = [];
  for (const [role, rights] of teams) {
    staff.push({ who: role, is: rights, headers: { ...console, cookie: await sessionOf(serving, role, rights) } });
  }
  const administrator = staff[0]!.headers!;
  return [
    { who: 'a guest', is: 'nobody' },
    { who: 'a guest with a token of nobody', token: nobodys, is: 'nobody' },
    { who: 'a guest who says that this is the console', headers: console, is: 'nobody' },
    { who: 'a cookie of nobody', headers: { ...console, cookie: `${CONSOLE_COOKIE}=${nobodys}` }, is: 'nobody' },
    { who: 'a user', token, is: 'user' },
    { who: 'a user at the console', token, headers: { ...console, cookie: `${CONSOLE_COOKIE}=${token}` }, is: 'user' },
    { who: 'a frozen user', token: frozen, is: 'frozen user' },
    ...staff,
    { who: 'an administrator from another site', headers: { cookie: administrator.cookie! }, is: staffRights },
    { who: 'an administrator’s cookie as a token', token: administrator.cookie!.split('=')[1]!, is: 'nobody' },
  ];
}

/** A session of a member of a role; how people really come to one is tested elsewhere. */
async function sessionOf(serving: Serving, name: string, rights: readonly StaffRight[]): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await serving.withReads(async ({ staff }) => {
    const role = await staff.roleByName(name);
    const added = role ?? (await staff.addRole({ name, rights }));
    if (added === 'taken') throw new Error(`the role ${name} is there already`);
    const username = `member${name.replaceAll(/[^A-Za-z]/g, '')}`;
    const member = await staff.addMember({ username, name, roleId: added.id, passwordHash: 'none' }, Date.now());
    if (member === 'taken') throw new Error(`${username} is there already`);
    const tokenHash = hash('sha256', token, 'buffer');
    await staff.addStaffSession({ tokenHash, staffId: member.id, address: '127.0.0.1', at: Date.now() });
  });
  return `${CONSOLE_COOKIE}=${token}`;
}
