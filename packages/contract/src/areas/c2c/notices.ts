import type { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import type { Notices } from './notice-channels.ts';

export const noticesRequest = nothing;

/** How the user is notified of orders and appeals. Notices of security are always sent. */
export const notices = call<z.infer<typeof noticesRequest>, Notices>({
  name: 'c2c/notices',
  method: 'GET',
  path: '/otc/notices',
  permission: 'user',
  refusals: [],
  about: 'How the user hears of orders and appeals. Notices of security are always sent.',
});
