import type { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import type { BusinessStatus } from './business.ts';

export const businessStatusRequest = nothing;

/** How far the user's certification as a merchant is. */
export const businessStatus = call<z.infer<typeof businessStatusRequest>, BusinessStatus>({
  name: 'verification/business-status',
  method: 'POST',
  path: '/approve/certified/business/status',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: "How far the user's certification as a merchant is.",
});
