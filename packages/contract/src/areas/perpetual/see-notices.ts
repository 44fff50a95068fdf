import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';

export const seeNoticesRequest = z.strictObject({ upTo: id.describe('the newest notice that was seen') });
export const seeNoticesResponse = nothing;

/** The user has seen the notices of contracts up to one. */
export const seeNotices = call<z.infer<typeof seeNoticesRequest>, z.infer<typeof seeNoticesResponse>>({
  name: 'perpetual/see-notices',
  method: 'POST',
  path: '/perpetual/notices/seen',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'The user has seen the notices of contracts up to one.',
});
