import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, time } from '../../fields.ts';
import { resetStates, resetSubjects } from '../identity/sets.ts';
import { staff } from './refusals.ts';

export const resetRow = z.object({
  resetId: id,
  number: z.string(),
  userId: id.nullable().describe('null when no account has that name'),
  username: z.string().describe('as it was typed'),
  subjects: z.array(z.enum(resetSubjects)),
  state: z.enum(resetStates),
  appliedAt: time,
  dueAt: time,
});
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

export const revealResetRequest = z.strictObject({
  resetId: id,
  picture: z.string().max(64),
  reason: z.string().trim().max(500),
});
export const revealResetResponse = z.object({ url: z.string() });
/** A document of a reset request, with the watermark of who asked. */
export const revealReset = call<z.infer<typeof revealResetRequest>, z.infer<typeof revealResetResponse>>({
  name: 'staff/reveal-reset',
  method: 'POST',
  path: '/console/api/resets/reveal',
  permission: 'staff:resets',
  refusals: [staff['reason-missing'], staff['reset-unknown'], staff['reveal-too-many'], staff['not-there']],
  about: 'A document of a reset request, with the watermark of who asked.',
});

export const decideResetRequest = z.strictObject({
  resetId: id,
  approve: z.boolean(),
  remark: z.string().trim().max(500).describe('needed; a rejected user reads it'),
});
export const decideResetResponse = z.object({ state: z.enum(resetStates) });
/** Approves a reset, which takes two, or rejects it, which takes one. */
export const decideReset = call<z.infer<typeof decideResetRequest>, z.infer<typeof decideResetResponse>>({
  name: 'staff/decide-reset',
  method: 'POST',
  path: '/console/api/resets/decide',
  permission: 'staff:resets',
  refusals: [
    staff['reason-missing'],
    staff['reset-unknown'],
    staff['reset-decided'],
    staff['user-unknown'],
    staff['second-person-needed'],
    staff['same-person'],
  ],
  about: 'Approves a reset, which takes two, or rejects it, which takes one.',
});
