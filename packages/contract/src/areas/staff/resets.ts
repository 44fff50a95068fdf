import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { resetStates } from '../identity/sets.ts';
import { resetRow } from './reset-row.ts';

export type ResetRow = z.infer<typeof resetRow>;

export const resetsRequest = z.strictObject({ state: z.enum(resetStates).optional(), before: idText.optional() });

export const resetsResponse = z.array(resetRow);

/** Requests for a manual reset: those that wait, the most urgent first; or those in a named state. 50 a page. */
export const resets = call<z.infer<typeof resetsRequest>, ResetRow[]>({
  name: 'staff/resets',
  method: 'GET',
  path: '/console/api/resets',
  permission: 'staff:resets',
  refusals: [],
  about: 'Requests for a manual reset: those that wait, the most urgent first; or those in a named state. 50 a page.',
});
