import { edge } from '@quay/contract';
import type { liveTicket } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';

export const liveTicketRoute: Route<typeof liveTicket> = async (_request, asking) => {
  const { socketTickets } = asking.identity;
  const ticket = socketTickets.issue(asking.owner);
  // Whoever ends a session, or freezes the account, revokes the tickets that there are. This one may have come just
  // after that: only a look behind it shows.
  const row = asking.session && (await asking.reads.identity.session(asking.session.tokenHash));
  if (row?.standing === 'open') return told({ ticket });
  socketTickets.revoke(asking.owner);
  return refused(edge.unauthorized);
};
