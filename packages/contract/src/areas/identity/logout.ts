import type { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';

export const logoutRequest = nothing;
export const logoutResponse = nothing;

/** Ends the session; its token is worth nothing at once. */
export const logout = call<z.infer<typeof logoutRequest>, z.infer<typeof logoutResponse>>({
  name: 'identity/logout',
  method: 'POST',
  path: '/logout',
  getTwin: '/logout',
  permission: 'user',
  inDemo: 'same',
  whileFrozen: true,
  refusals: [],
  about: 'Ends the session; its token is worth nothing at once.',
});
