import type { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { account } from './refusals.ts';

export const keepAccountRequest = nothing;
export const keepAccountResponse = nothing;

/** Takes a closure back that waits: everything is as it was. */
export const keepAccount = call<z.infer<typeof keepAccountRequest>, z.infer<typeof keepAccountResponse>>({
  name: 'account/keep-account',
  method: 'POST',
  path: '/member/closure/take-back',
  permission: 'user',
  whileFrozen: true,
  refusals: [account['not-closing']],
  about: 'Takes a closure back that waits: everything is as it was.',
});
