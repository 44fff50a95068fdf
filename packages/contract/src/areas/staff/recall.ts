import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { support } from '../support/refusals.ts';

export const recallRequest = z.strictObject({ messageId: id });

export const recallResponse = nothing;

/** Takes back a message of one's own. The original stays in the audit log. */
export const recall = call<z.infer<typeof recallRequest>, z.infer<typeof recallResponse>>({
  name: 'staff/recall',
  method: 'POST',
  path: '/console/api/conversations/recall',
  permission: 'staff:chat',
  refusals: [support['message-unknown'], support['not-own-message'], support['recall-too-late']],
  about: "Takes back a message of one's own. The original stays in the audit log.",
});
