import { z } from 'zod';
import { noticeChannels } from './sets.ts';

export const channels = z.array(z.enum(noticeChannels)).max(3);

const chosen = z.object({ orders: channels, appeals: channels });

export const noticesResponse = chosen.extend({
  bound: channels.describe('channels that can reach the user'),
  pushKey: z.string().describe('VAPID public key, base64url: for a subscription of the browser'),
  devices: z.number().int().describe('browsers that get web push'),
});

export type Notices = z.infer<typeof noticesResponse>;
