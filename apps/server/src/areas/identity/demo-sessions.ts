import type { Refusal } from '@quay/contract';
import { type Member, identity as refusals } from '@quay/contract/identity';
import { Busy } from '../../edge/busy.ts';
import type { RequestContext, Session } from '../../edge/request-context.ts';
import type { IdentityNeeds } from './needs.ts';
import { signUpGuest } from './sign-up.ts';
import { memberOnWire } from './wire.ts';

type Opened = { readonly token: string; readonly member: Member; readonly demo: boolean; readonly guest: boolean };

/** Sessions of the demo: each is opened in the place of one of the other kind, and is of its kind until it ends. */
export type DemoSessions = {
  /** Opens a session of the demo for whoever asks; a guest becomes a user who has nothing else. */
  enter(context: RequestContext): Promise<Opened | { readonly refusal: Refusal }>;
  /** Opens a real session in the place of one of the demo; nothing for a guest, who has none to go back to. */
  leave(context: RequestContext, session: Session): Promise<Opened | null>;
  /** Whether somebody has never signed up. */
  isGuest(user: number): Promise<boolean>;
};

export function createDemoSessions(
  { accounts, reads, systemSettings }: Pick<IdentityNeeds, 'accounts' | 'reads' | 'systemSettings'>,
  /** Opens the demo account of a user in the core, if there is none yet. */
  begin: (owner: number) => Promise<unknown>,
): DemoSessions {
  const users = reads.identity;
  const { sessions } = accounts;

  /** A new session; that of before ends first, so that only one of the two kinds is ever good. */
  async function open(id: number, { session, device, address }: RequestContext, demo: boolean): Promise<Opened> {
    const user = await users.userById(id);
    if (!user) throw new Error(`user ${id} is not there`);
    if (session && !(await sessions.endOne(id, session.id))) throw new Busy('the session ended while it was changed');
    const token = await sessions.open(id, { device, address, demo });
    // What ends all sessions may have done so meanwhile: then this one was not among them.
    const now = await users.userById(id);
    if (!now || now.passwordHash !== user.passwordHash || now.standing !== user.standing) {
      await sessions.drop(token);
      throw new Busy('the account changed while a session was opened');
    }
    return { token, member: memberOnWire(user), demo, guest: user.isGuest };
  }

  return {
    async enter(context) {
      const { session } = context;
      if (!session && !(await systemSettings.settings()).signUpOpen) return { refusal: refusals['sign-up-closed'] };
      const user = session?.user ?? (await signUpGuest(users));
      await begin(user);
      return open(user, context, true);
    },
    async leave(context, session) {
      const user = await users.userById(session.user);
      if (!user?.isGuest) return open(session.user, context, false);
      await sessions.end(session);
      return null;
    },
    isGuest: async (user) => (await users.userById(user))?.isGuest ?? true,
  };
}
