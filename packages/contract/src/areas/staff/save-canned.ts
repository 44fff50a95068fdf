import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type Canned, canned } from './conversation-row.ts';
import { staff } from './refusals.ts';

export const saveCannedRequest = z.strictObject({
  cannedId: id.optional(),
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().min(1).max(2000),
  language: z.string().max(10),
});

export const saveCannedResponse = canned;

/** Writes a ready answer, or changes it. */
export const saveCanned = call<z.infer<typeof saveCannedRequest>, Canned>({
  name: 'staff/save-canned',
  method: 'POST',
  path: '/console/api/canned/save',
  permission: 'staff:chat',
  refusals: [staff['canned-unknown']],
  about: 'Writes a ready answer, or changes it.',
});
