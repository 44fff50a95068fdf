import { createHash } from 'node:crypto';
import type { LoggedIn, SessionOpened } from '@quay/contract/identity';
import type { RecordTrait } from '@quay/core';
import type { UserRow } from '@quay/store';
import { Busy } from '../../edge/busy.ts';
import type { RequestContext } from '../../edge/request-context.ts';
import { type Reply, reply } from '../../edge/route.ts';
import { neighbourhoodOf } from './attempts.ts';
import type { IdentityNeeds } from './needs.ts';
import { openAccounts } from './sign-up.ts';
import { whereFrom } from './where.ts';
import { memberOnWire } from './wire.ts';

const DAY_MS = 24 * 60 * 60_000;
/** For how long a device is remembered after it was last used to log in. */
export const DEVICE_DAYS = 90;
const NOBODY = 0;

/**
 * Whether a user has logged in from the part of the network that a request comes from, not too long ago. Looked up for
 * nobody too, so that the time which it takes does not reveal who has an account.
 */
export const isKnownOrigin = (
  user: number | undefined,
  address: string,
  { reads }: Pick<IdentityNeeds, 'reads'>,
): Promise<boolean> =>
  reads.identity.hasDeviceAt(user ?? NOBODY, neighbourhoodOf(address), Date.now() - DEVICE_DAYS * DAY_MS);

/** What was shown first is good for this long, while the second factor is looked for. */
const TICKET_MS = 5 * 60_000;
/** Kind of the ticket. */
export const LOGIN = 'login';

/** The first factor of somebody was right, whether password or wallet: a session, or the question for the second. */
export async function enterOrAskSecond(
  user: UserRow,
  needs: IdentityNeeds,
  context: RequestContext,
): Promise<Reply<LoggedIn>> {
  const { factors, oneTime } = needs.accounts;
  const second = await factors.of(user.id);
  if (second.length === 0) return enter(user, needs, context);
  return reply({ ticket: await oneTime.issue(LOGIN, user.id, {}, TICKET_MS), factors: [...second] });
}

/**
 * Lets somebody in who has proved to be the user: a new session, the accounts that a sign-up which was cut off still
 * owes, and a word to the owner when it comes from a new device or place. A session that the asker had before ends.
 */
export async function enter(
  user: UserRow,
  { accounts, core, reads }: IdentityNeeds,
  { device, address, session, guest }: RequestContext,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<Reply<SessionOpened>> {
  const { sessions, notices } = accounts;
  const seq = await openAccounts(core, user.id);
  if (guest !== undefined) await noteBrowser(core, user.id, guest);
  const token = await sessions.open(user.id, { device, address });
  // What ends all sessions may have done so between the judging and the opening: then this one was not among them.
  const now = await reads.identity.userById(user.id);
  if (!now || now.passwordHash !== user.passwordHash || now.standing !== user.standing) {
    await sessions.drop(token);
    throw new Busy('the account changed while somebody logged in');
  }
  if (session) await sessions.end(session);

  const at = Date.now();
  const origin = neighbourhoodOf(address);
  const seen = await reads.identity.noteDevice(user.id, device, origin, at, at - DEVICE_DAYS * DAY_MS);
  await reads.identity.addLogin({ user: user.id, at, device, address, outcome: 'entered' });
  if (!seen && !isNew) await notices.notify(user.id, 'new-device', whereFrom({ device, address }));
  return reply({ token, member: memberOnWire(user) }, seq);
}

/** A browser of ours bears a random name: whoever comes with the same one is looked at as one person when rebates are paid. */
async function noteBrowser(core: IdentityNeeds['core'], owner: number, name: string): Promise<void> {
  const digest = createHash('sha256').update(name).digest('base64url');
  await core.submit('referral/record-trait', { owner, kind: 'device', digest } satisfies RecordTrait);
}
