import { z } from 'zod';
import { call } from '../../call.ts';
import { type Notices, noticesResponse } from './notice-channels.ts';
import { c2c } from './refusals.ts';

export const addPushRequest = z.strictObject({
  endpoint: z.string().max(1000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

export const addPushResponse = noticesResponse;

/** A browser that wants web push. Only endpoints of known push services are taken. */
export const addPush = call<z.infer<typeof addPushRequest>, Notices>({
  name: 'c2c/add-push',
  method: 'POST',
  path: '/otc/notices/push',
  permission: 'user',
  refusals: [c2c['push-malformed']],
  about: 'A browser that wants web push. Only endpoints of known push services are taken.',
});
