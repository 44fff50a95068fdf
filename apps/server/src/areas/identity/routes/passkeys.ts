import { identity, passkeyLoginOptions, passkeyOptions, passkeys } from '@quay/contract/identity';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import { LOGIN } from '../entering.ts';
import type { IdentityNeeds } from '../needs.ts';
import { passkeyOnWire } from '../passkeys.ts';

/** Passkeys, but for binding and removing one. */
export const passkeyRoutes = ({ accounts, reads }: IdentityNeeds): Served[] => [
  serve(passkeys, async (_request, context) =>
    reply((await reads.identity.passkeys(context.owner)).map(passkeyOnWire)),
  ),
  serve(passkeyOptions, async ({ act, fresh = false }, context) => {
    const { passkeys, security } = accounts;
    const { id, username } = await security(context.owner);
    const isNew = act === 'add-passkey' && fresh;
    const challenge = await (isNew ? passkeys.challengeNew(id, username) : passkeys.challenge(act, id));
    return isNo(challenge) ? no(challenge) : reply(challenge);
  }),
  serve(passkeyLoginOptions, async ({ ticket }) => {
    const { oneTime, passkeys } = accounts;
    const begun = ticket === undefined ? undefined : await oneTime.peek(LOGIN, ticket);
    if (ticket !== undefined && !begun) return refused(identity['login-expired']);
    const challenge = await passkeys.challenge('login', begun?.user);
    return isNo(challenge) ? { outcome: { ok: false, ...challenge } } : reply(challenge);
  }),
];
