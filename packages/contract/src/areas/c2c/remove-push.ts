import { z } from 'zod';
import { call } from '../../call.ts';
import { type Notices, noticesResponse } from './notice-channels.ts';

export const removePushRequest = z.strictObject({ endpoint: z.string().max(1000) });

export const removePushResponse = noticesResponse;

/** A browser that wants no web push any more. */
export const removePush = call<z.infer<typeof removePushRequest>, Notices>({
  name: 'c2c/remove-push',
  method: 'POST',
  path: '/otc/notices/push/remove',
  permission: 'user',
  refusals: [],
  about: 'A browser that wants no web push any more.',
});
