import type { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { support } from './refusals.ts';

export const typingRequest = nothing;

export const typingResponse = nothing;

/** The customer is writing; it is forgotten after five seconds. */
export const typing = call<z.infer<typeof typingRequest>, z.infer<typeof typingResponse>>({
  name: 'support/typing',
  method: 'POST',
  path: '/support/chat/typing',
  permission: 'guest',
  whileFrozen: true,
  refusals: [support['guest-unnamed']],
  about: 'The customer is writing; it is forgotten after five seconds.',
});
