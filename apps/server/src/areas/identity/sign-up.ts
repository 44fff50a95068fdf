import { randomInt } from 'node:crypto';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { Passwords } from './passwords.ts';

/** Letters and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const invitationCode = (): string => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

type Needs = { readonly core: CorePort; readonly users: Reads['identity']; readonly passwords: Passwords };

/** Makes a user with accounts; gives the id, or that the name is taken. The wish was judged before. */
export async function signUp(
  { username, password }: { readonly username: string; readonly password: string },
  { core, users, passwords }: Needs,
): Promise<{ readonly id: number; readonly seq: number } | 'taken'> {
  if (await users.userByName(username)) return 'taken';
  const passwordHash = await passwords.hash(password);
  const added = await users.addUser({ username, passwordHash, usercode: invitationCode(), at: Date.now() });
  if (added === 'taken') return 'taken';
  return { id: added.id, seq: await openAccounts(core, added.id) };
}

/** Doing it again changes nothing: a login finishes a sign-up that was cut off. Gives the seq that it is true at. */
export async function openAccounts(core: CorePort, owner: number): Promise<number> {
  const { seq } = await core.submit('wallet/open-account', { owner, kind: 'user' });
  return seq;
}
