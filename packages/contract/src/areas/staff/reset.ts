import { z } from 'zod';
import { call } from '../../call.ts';
import { idText, time } from '../../fields.ts';
import { staff } from './refusals.ts';
import { resetRow } from './reset-row.ts';

export const resetRequest = z.strictObject({ resetId: idText });

export const resetResponse = resetRow.extend({
  explanation: z.string(),
  contactEmail: z.string().describe('masked'),
  pictures: z.array(z.string().describe('for `reveal-reset`')),
  address: z.string().describe('where it was sent from'),
  knownAddress: z.boolean().describe('the account was used from there before'),
  approvals: z.array(z.object({ by: z.string(), at: time, remark: z.string() })),
  rejection: z.object({ by: z.string(), at: time, remark: z.string() }).nullable(),
});

export type Reset = z.infer<typeof resetResponse>;

/** One request for a manual reset. */
export const reset = call<z.infer<typeof resetRequest>, Reset>({
  name: 'staff/reset',
  method: 'GET',
  path: '/console/api/resets/:resetId',
  permission: 'staff:resets',
  refusals: [staff['reset-unknown']],
  about: 'One request for a manual reset.',
});
