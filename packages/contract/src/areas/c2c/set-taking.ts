import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { c2c } from './refusals.ts';

export const setTakingRequest = z.strictObject({ taking: z.boolean() });

export const setTakingResponse = nothing;

/** A merchant takes orders, or none for a while: the ads stay on the shelf and are not shown. */
export const setTaking = call<z.infer<typeof setTakingRequest>, z.infer<typeof setTakingResponse>>({
  name: 'c2c/set-taking',
  method: 'POST',
  path: '/otc/merchant/taking',
  permission: 'user',
  refusals: [c2c['not-acceptor']],
  about: 'A merchant takes orders, or none for a while: the ads stay on the shelf and are not shown.',
});
