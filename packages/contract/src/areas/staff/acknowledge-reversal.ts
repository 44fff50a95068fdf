import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { staff } from './refusals.ts';

export const acknowledgeReversalRequest = z.strictObject({ withdrawalId: id });

export const acknowledgeReversalResponse = nothing;

/** Says that the reversed deposits of a withdrawal were seen; without an open debt it may go on. */
export const acknowledgeReversal = call<
  z.infer<typeof acknowledgeReversalRequest>,
  z.infer<typeof acknowledgeReversalResponse>
>({
  name: 'staff/acknowledge-reversal',
  method: 'POST',
  path: '/console/api/withdrawals/acknowledge',
  permission: 'staff:withdrawals',
  refusals: [staff['withdrawal-unknown'], staff['own-case'], staff['reversal-unknown']],
  about: 'Says that the reversed deposits of a withdrawal were seen; without an open debt it may go on.',
});
