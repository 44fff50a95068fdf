import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { staff } from './refusals.ts';

export const takeAppealRequest = z.strictObject({ orderId: id });

export const takeAppealResponse = nothing;

/** Takes an appeal; both sides then see who handles it. */
export const takeAppeal = call<z.infer<typeof takeAppealRequest>, z.infer<typeof takeAppealResponse>>({
  name: 'staff/take-appeal',
  method: 'POST',
  path: '/console/api/appeals/take',
  permission: 'staff:appeals',
  refusals: [staff['appeal-unknown'], staff['appeal-decided'], staff['appeal-taken']],
  about: 'Takes an appeal; both sides then see who handles it.',
});
