import { type forgotPassword, identity } from '@quay/contract/identity';
import type { No } from '../../../edge/envelope.ts';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { addressOf } from '../addresses.ts';
import { barredBy } from '../barred.ts';
import { isNo, no } from '../checked.ts';
import { unreachedBy } from '../codes.ts';
import type { IdentityNeeds } from '../needs.ts';

/** Kind of the ticket with which a new password is set. */
export const RESET_PASSWORD = 'reset-password';
const TICKET_MS = 10 * 60_000;

export const forgotPasswordRoute =
  ({ accounts, messages, reads }: IdentityNeeds): Route<typeof forgotPassword> =>
  async (request, context) => {
    const { attempts, codes, oneTime } = accounts;
    const to = addressOf(request.channel, request.address, request.areaCode);
    if ('refusal' in to) return refused(to.refusal, {}, to.field);
    const unreached = unreachedBy(to.channel, messages);
    if (unreached) return no(unreached);
    const attempt = attempts.begin(`forgot ${to.address}`, context.address, Date.now());
    if ('waitMinutes' in attempt) {
      return refused(identity['too-many-attempts'], { minutes: String(attempt.waitMinutes) });
    }

    const right = await codes.check({ purpose: 'forgot-password', subject: to.address, ...to, code: request.code });
    if (isNo(right)) return { outcome: { ok: false, ...right } };
    attempt.succeeded();
    const users = reads.identity;
    const user = await (to.channel === 'email' ? users.userByEmail(to.address) : users.userByPhone(to.address));
    // Nobody without an account was sent a code; the address has left the account since.
    if (!user) return refused(identity['code-expired'], {}, 'code');
    const barred = barredBy(user.standing);
    if (barred) return refused(barred);

    // What the wallet guards is not to be had by a mailbox.
    if (user.passwordHash === null && user.wallet !== null) return refused(identity['password-not-set']);
    // A mailbox alone never opens an account that has a second lock.
    const wrong = await secondRefusal(user.id, request, accounts);
    if (wrong) return { outcome: { ok: false, ...wrong } };
    const lost = await right.spend();
    if (lost) return { outcome: { ok: false, ...lost } };
    return reply({ ticket: await oneTime.issue(RESET_PASSWORD, user.id, {}, TICKET_MS) });
  };

/** A mailbox alone never opens an account that has a second lock. */
async function secondRefusal(
  user: number,
  { totp, recoveryCode, passkey }: Parameters<Route<typeof forgotPassword>>[0],
  { factors, passkeys }: IdentityNeeds['accounts'],
): Promise<No | undefined> {
  const second = await factors.of(user);
  if (second.length === 0) return undefined;
  if (passkey) {
    const isOwn = (await passkeys.login(passkey)) === user;
    return isOwn ? undefined : { refusal: identity['passkey-wrong'], params: {}, field: 'passkey' };
  }
  if (!second.includes('totp')) return { refusal: identity['proof-missing'], params: {}, field: 'passkey' };
  return factors.verify(user, 'forgot-password', { totp, recoveryCode });
}
