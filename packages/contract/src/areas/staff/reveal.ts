import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';
import { revealFields } from './sets.ts';

export const revealRequest = z.strictObject({ userId: id, field: z.enum(revealFields), reason });

export const revealResponse = z.object({ value: z.string() });

/** One masked value of a user. It is written down who saw what, and why. */
export const reveal = call<z.infer<typeof revealRequest>, z.infer<typeof revealResponse>>({
  name: 'staff/reveal',
  method: 'POST',
  path: '/console/api/users/reveal',
  permission: 'staff:users-reveal',
  refusals: [staff['reason-missing'], staff['user-unknown'], staff['reveal-too-many'], staff['not-there']],
  about: 'One masked value of a user. It is written down who saw what, and why.',
});
