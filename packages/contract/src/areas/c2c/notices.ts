import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { c2c } from './refusals.ts';
import { noticeChannels } from './sets.ts';

const channels = z.array(z.enum(noticeChannels)).max(3);
const chosen = z.object({ orders: channels, appeals: channels });

export const noticesRequest = nothing;
export const noticesResponse = chosen.extend({
  bound: channels.describe('channels that can reach the user'),
  pushKey: z.string().describe('VAPID public key, base64url: for a subscription of the browser'),
  devices: z.number().int().describe('browsers that get web push'),
});
export type Notices = z.infer<typeof noticesResponse>;
/** How the user hears of orders and appeals. Notices of security are always sent. */
export const notices = call<z.infer<typeof noticesRequest>, Notices>({
  name: 'c2c/notices',
  method: 'GET',
  path: '/otc/notices',
  permission: 'user',
  refusals: [],
  about: 'How the user hears of orders and appeals. Notices of security are always sent.',
});

export const saveNoticesRequest = z.strictObject({ orders: channels, appeals: channels });
export const saveNoticesResponse = noticesResponse;
/** Chooses how to hear of orders and appeals; at least one channel of each stays on. */
export const saveNotices = call<z.infer<typeof saveNoticesRequest>, Notices>({
  name: 'c2c/save-notices',
  method: 'POST',
  path: '/otc/notices/save',
  permission: 'user',
  refusals: [c2c['channel-needed'], c2c['channel-not-bound']],
  about: 'Chooses how to hear of orders and appeals; at least one channel of each stays on.',
});

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
