import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, time } from '../../fields.ts';
import { approvalKinds, approvalStates } from './sets.ts';

export const approval = z.object({
  approvalId: id,
  kind: z.enum(approvalKinds),
  details: z.record(z.string(), z.string()).describe('what is asked for, in words of the console'),
  reason: z.string(),
  state: z.enum(approvalStates),
  requestedBy: z.string(),
  requestedAt: time,
  own: z.boolean().describe('asked by who looks: somebody else decides'),
  decidedBy: z.string().nullable(),
  decidedAt: time.nullable(),
  remark: z.string().nullable(),
});

export type Approval = z.infer<typeof approval>;

export const approvalsRequest = z.strictObject({
  state: z.enum(approvalStates).optional(),
  before: idText.optional().describe('only what comes after this one in the list'),
});

export const approvalsResponse = z.array(approval);

/** What waits for a second person, the oldest first; or what is in a named state, the newest first. 50 a page. */
export const approvals = call<z.infer<typeof approvalsRequest>, Approval[]>({
  name: 'staff/approvals',
  method: 'GET',
  path: '/console/api/approvals',
  permission: 'staff:approvals',
  refusals: [],
  about: 'What waits for a second person, the oldest first; or what is in a named state, the newest first. 50 a page.',
});
