import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { staff } from './refusals.ts';

export const deleteCannedRequest = z.strictObject({ cannedId: id });

export const deleteCannedResponse = nothing;

/** Deletes a ready answer. */
export const deleteCanned = call<z.infer<typeof deleteCannedRequest>, z.infer<typeof deleteCannedResponse>>({
  name: 'staff/delete-canned',
  method: 'POST',
  path: '/console/api/canned/delete',
  permission: 'staff:chat',
  refusals: [staff['canned-unknown']],
  about: 'Deletes a ready answer.',
});
