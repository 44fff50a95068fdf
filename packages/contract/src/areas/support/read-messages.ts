import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { support } from './refusals.ts';

export const readMessagesRequest = z.strictObject({ upTo: id });

export const readMessagesResponse = nothing;

/** The customer has seen all messages up to one. */
export const readMessages = call<z.infer<typeof readMessagesRequest>, z.infer<typeof readMessagesResponse>>({
  name: 'support/read-messages',
  method: 'POST',
  path: '/support/chat/read',
  permission: 'guest',
  whileFrozen: true,
  refusals: [support['guest-unnamed']],
  about: 'The customer has seen all messages up to one.',
});
