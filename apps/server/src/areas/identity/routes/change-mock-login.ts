import { demo } from '@quay/contract/demo';
import { type changeMockLogin, identity, type MockLogin } from '@quay/contract/identity';
import type { EnterDemo } from '@quay/core';
import { Busy } from '../../../edge/busy.ts';
import type { RequestContext } from '../../../edge/request-context.ts';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { IdentityNeeds } from '../needs.ts';
import { signUpGuest } from '../sign-up.ts';
import { memberOnWire } from '../wire.ts';

export const changeMockLoginRoute = (needs: IdentityNeeds): Route<typeof changeMockLogin> => {
  const { accounts, core, reads, systemSettings } = needs;
  const users = reads.identity;
  const { sessions } = accounts;

  /** A new session; that of before ends first, so that only one of the two kinds is ever good. */
  async function open(id: number, { session, device, address }: RequestContext, isDemo: boolean): Promise<MockLogin> {
    const user = await users.userById(id);
    if (!user) throw new Error(`user ${id} is not there`);
    if (session && !(await sessions.endOne(id, session.id))) throw new Busy('the session ended while it was changed');
    const token = await sessions.open(id, { device, address, demo: isDemo });
    // What ends all sessions may have done so meanwhile: then this one was not among them.
    const now = await users.userById(id);
    if (!now || now.passwordHash !== user.passwordHash || now.standing !== user.standing) {
      await sessions.drop(token);
      throw new Busy('the account changed while a session was opened');
    }
    return { token, member: memberOnWire(user), demo: isDemo, guest: user.isGuest };
  }

  return async (_request, context) => {
    const { session } = context;
    if (session?.demo) {
      const user = await users.userById(session.user);
      if (!user?.isGuest) return reply(await open(session.user, context, false));
      await sessions.end(session);
      return reply(null);
    }
    if (!accounts.config.demo) return refused(demo['not-offered']);
    if (!session && !(await systemSettings.settings()).signUpOpen) return refused(identity['sign-up-closed']);
    const owner = session?.user ?? (await signUpGuest(users));
    const { seq } = await core.submit('demo/enter', { owner } satisfies EnterDemo);
    return reply(await open(owner, context, true), seq);
  };
};
