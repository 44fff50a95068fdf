import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';

export const liveTicketRequest = nothing;
export const liveTicketResponse = z.object({ ticket: z.string().describe('one use, 30 seconds') });

/** A ticket that lets one socket subscribe to the user's own orders and balances. */
export const liveTicket = call<z.infer<typeof liveTicketRequest>, z.infer<typeof liveTicketResponse>>({
  name: 'identity/live-ticket',
  method: 'POST',
  path: '/live/ticket',
  permission: 'user',
  refusals: [],
  about: "A ticket that lets one socket hear the user's own orders and balances.",
});
