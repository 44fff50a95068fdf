import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';

export const timelineKeyRequest = nothing;

export const timelineKeyResponse = z.object({ publicKey: z.string().describe('base64 of the SPKI form') });

/** The key that timelines are signed with. */
export const timelineKey = call<z.infer<typeof timelineKeyRequest>, z.infer<typeof timelineKeyResponse>>({
  name: 'c2c/timeline-key',
  method: 'GET',
  path: '/otc/order/timeline/key',
  permission: 'guest',
  refusals: [],
  about: 'The key that timelines are signed with.',
});
