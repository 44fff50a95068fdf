import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { following } from '../following/refusals.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const withdrawLeaderRequest = z.strictObject({ userId: id, reason: reason.describe('what colleagues read') });

export const withdrawLeaderResponse = nothing;

/** Ends somebody’s leading at once: followers stop, and their copies are closed. */
export const withdrawLeader = call<z.infer<typeof withdrawLeaderRequest>, z.infer<typeof withdrawLeaderResponse>>({
  name: 'staff/withdraw-leader',
  method: 'POST',
  path: '/console/api/leaders/withdraw',
  permission: 'staff:contracts',
  refusals: [staff['reason-missing'], following['leader-unknown']],
  about: 'Ends somebody’s leading at once: followers stop, and their copies are closed.',
});
