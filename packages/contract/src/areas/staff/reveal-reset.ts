import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { staff } from './refusals.ts';

export const revealResetRequest = z.strictObject({
  resetId: id,
  picture: z.string().max(64),
  reason: z.string().trim().max(500),
});

export const revealResetResponse = z.object({ url: z.string() });

/** A document of a reset request, with the watermark of who asked. */
export const revealReset = call<z.infer<typeof revealResetRequest>, z.infer<typeof revealResetResponse>>({
  name: 'staff/reveal-reset',
  method: 'POST',
  path: '/console/api/resets/reveal',
  permission: 'staff:resets',
  refusals: [staff['reason-missing'], staff['reset-unknown'], staff['reveal-too-many'], staff['not-there']],
  about: 'A document of a reset request, with the watermark of who asked.',
});
