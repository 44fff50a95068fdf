import { randomInt } from 'node:crypto';
import type { BindReferrer } from '@quay/core';
import type { NewUser, Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import { originOf } from './attempts.ts';
import type { Passwords } from './passwords.ts';

/** Letters and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const drawn = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const USERCODE_LENGTH = 8;
const TRIES = 5;

export type SignUp = {
  /** One is made up where somebody signs up with something else. */
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly wallet?: string | undefined;
  readonly password?: string | undefined;
  readonly fundPassword?: string | undefined;
  /** Who invited. */
  readonly inviter?: number | undefined;
};

type Needs = {
  readonly core: CorePort;
  readonly users: Reads['identity'];
  readonly passwords: Passwords;
  /** Where the request comes from; nobody asks for those that the server signs up itself. */
  readonly address?: string;
};
type SignedUp = { readonly id: number; readonly seq: number };

/** Makes a user with accounts; says so when what names it is taken. The request was validated before. */
export async function signUp(request: SignUp, { core, users, passwords, address }: Needs): Promise<SignedUp | 'taken'> {
  if (await isTaken(request, users)) return 'taken';
  const asker = { origin: originOf(address ?? ''), account: request.username ?? request.email ?? request.phone ?? '' };
  const { username, email = null, phone = null, wallet = null, inviter = null } = request;
  const user: Omit<NewUser, 'username' | 'usercode'> = {
    email,
    phone,
    wallet,
    inviter,
    passwordHash: request.password === undefined ? null : await passwords.hash(request.password, asker),
    fundPasswordHash: request.fundPassword === undefined ? null : await passwords.hash(request.fundPassword, asker),
    at: Date.now(),
  };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const named = username ?? `user${drawn(8).toLowerCase()}`;
    const added = await users.addUser({ ...user, username: named, usercode: drawn(USERCODE_LENGTH) });
    if (added !== 'taken') {
      const seq = await openAccounts(core, added.id);
      return { id: added.id, seq: inviter === null ? seq : await bindTo(core, added.id, inviter) };
    }
    // Otherwise it was something that we drew.
    if (await isTaken(request, users)) return 'taken';
  }
  throw new Error('no free name was drawn');
}

/** Makes a user for a guest's demo: nobody can log in as one, and no account of the core but the demo's is opened. */
export async function signUpGuest(users: Reads['identity']): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const user = { username: `guest${drawn(12).toLowerCase()}`, usercode: drawn(USERCODE_LENGTH), passwordHash: null };
    const added = await users.addUser({ ...user, isGuest: true, at: Date.now() });
    if (added !== 'taken') return added.id;
  }
  throw new Error('no free name was drawn');
}

async function isTaken({ username, email, phone, wallet }: SignUp, users: Reads['identity']): Promise<boolean> {
  if (username !== undefined && (await users.userByName(username))) return true;
  if (email !== undefined && (await users.userByEmail(email))) return true;
  if (phone !== undefined && (await users.userByPhone(phone))) return true;
  return wallet !== undefined && (await users.userByWallet(wallet)) !== undefined;
}

/** Doing it again changes nothing: a login finishes a sign-up that was cut off. Gives the seq that it is true at. */
export async function openAccounts(core: CorePort, owner: number): Promise<number> {
  const { seq } = await core.submit('wallet/open-account', { owner, kind: 'user' });
  return seq;
}

/** What is refused is forgotten by the job that follows sign-ups which were cut off; the account is opened all the same. */
async function bindTo(core: CorePort, owner: number, referrer: number): Promise<number> {
  const { seq } = await core.submit('referral/bind', { owner, referrer } satisfies BindReferrer);
  return seq;
}
