import { edge } from '@quay/contract';
import { config, endSession, identity, liveTicket, logins, logout, sessions } from '@quay/contract/identity';
import { pageOf } from '../../../edge/page.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { IdentityNeeds } from '../needs.ts';

/** Sessions, and what the app gets at start. */
export const sessionRoutes = ({ accounts, reads }: IdentityNeeds): Served[] => [
  serve(config, () => reply({ ...accounts.config, now: Date.now() })),
  serve(logout, async (_request, context) => {
    if (context.session) await accounts.sessions.end(context.session);
    return reply({});
  }),
  serve(sessions, async (_request, context) => {
    const rows = await accounts.sessions.of(context.owner);
    return reply(
      rows.map(({ id, device, address, at, seenAt }) => ({
        sessionId: id,
        device,
        address,
        openedAt: at,
        seenAt,
        isThis: id === context.session?.id,
      })),
    );
  }),
  serve(logins, async (request, context) => {
    const found = await reads.identity.logins(context.owner, pageOf(request));
    return reply(found.map(({ id, ...login }) => ({ loginId: id, ...login })));
  }),
  serve(endSession, async ({ sessionId }, context) => {
    const { sessions } = accounts;
    if (sessionId === undefined) {
      await sessions.endAll(context.owner, context.session);
      return reply({});
    }
    const ended = await sessions.endOne(context.owner, sessionId);
    return ended ? reply({}) : refused(identity['session-unknown'], {}, 'sessionId');
  }),
  serve(liveTicket, async (_request, context) => {
    const { socketTickets } = accounts;
    const ticket = socketTickets.issue(context.owner);
    // Whoever ends a session, or freezes the account, revokes the tickets that there are. This one may have come just
    // after that: only a look behind it shows.
    const row = context.session && (await reads.identity.session(context.session.tokenHash));
    if (row?.standing === 'open') return reply({ ticket });
    socketTickets.revoke(context.owner);
    return refused(edge.unauthorized);
  }),
];
