import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const liftSuspensionRequest = z.strictObject({ userId: id, reason });

export const liftSuspensionResponse = z.object({ approvalId: id });

/** Asks a second person to let a suspended merchant trade again. */
export const liftSuspension = call<z.infer<typeof liftSuspensionRequest>, z.infer<typeof liftSuspensionResponse>>({
  name: 'staff/lift-suspension',
  method: 'POST',
  path: '/console/api/merchants/lift',
  permission: 'staff:users-lock',
  refusals: [staff['reason-missing'], staff['user-unknown'], staff['suspension-unchanged']],
  about: 'Asks a second person to let a suspended merchant trade again.',
});
