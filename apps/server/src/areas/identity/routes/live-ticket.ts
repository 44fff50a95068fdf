import type { liveTicket } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';

export const liveTicketRoute: Route<typeof liveTicket> = (_request, asking) =>
  told({ ticket: asking.identity.socketTickets.issue(asking.owner) });
