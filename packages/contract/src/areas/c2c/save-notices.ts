import { z } from 'zod';
import { call } from '../../call.ts';
import { channels, type Notices, noticesResponse } from './notice-channels.ts';
import { c2c } from './refusals.ts';

export const saveNoticesRequest = z.strictObject({ orders: channels, appeals: channels });

export const saveNoticesResponse = noticesResponse;

/** Chooses how to be notified of orders and appeals; at least one channel of each stays on. */
export const saveNotices = call<z.infer<typeof saveNoticesRequest>, Notices>({
  name: 'c2c/save-notices',
  method: 'POST',
  path: '/otc/notices/save',
  permission: 'user',
  refusals: [c2c['channel-needed'], c2c['channel-not-bound']],
  about: 'Chooses how to hear of orders and appeals; at least one channel of each stays on.',
});
