import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { c2c } from './refusals.ts';

export const blockUserRequest = z.strictObject({ userId: id.describe('an advertiser, or somebody of an order') });

export const blockUserResponse = nothing;

/** Blocks somebody: neither takes an ad of the other, and orders under way go on. Again changes nothing. */
export const blockUser = call<z.infer<typeof blockUserRequest>, z.infer<typeof blockUserResponse>>({
  name: 'c2c/block-user',
  method: 'POST',
  path: '/otc/block/add',
  permission: 'user',
  refusals: [c2c['block-unknown'], c2c['block-self'], c2c['blocks-too-many']],
  about: 'Blocks somebody: neither takes an ad of the other, and orders under way go on. Again changes nothing.',
});
