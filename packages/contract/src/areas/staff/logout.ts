import type { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';

export const staffLogoutRequest = nothing;

export const staffLogoutResponse = nothing;

/** Ends the session of the console. */
export const staffLogout = call<z.infer<typeof staffLogoutRequest>, z.infer<typeof staffLogoutResponse>>({
  name: 'staff/logout',
  method: 'POST',
  path: '/console/api/logout',
  permission: 'staff',
  refusals: [],
  about: 'Ends the session of the console.',
});
