import { z } from 'zod';
import { call } from '../../call.ts';
import { line, lines, time } from '../../fields.ts';
import { upload } from '../upload/refusals.ts';
import { identity } from './refusals.ts';
import { resetSubjects } from './sets.ts';

export const applyResetRequest = z.strictObject({
  username: line.max(200).describe('account name, e-mail address or phone number of the account'),
  subjects: z.array(z.enum(resetSubjects)).min(1).max(4).describe('what can no longer be used'),
  contactEmail: z.string().max(200).describe('where we write to; a new address of the same person'),
  code: z.string().max(20).describe('sent there for `reset-request`'),
  explanation: lines.min(1).max(1000),
  documents: z
    .array(z.string().max(64))
    .min(2)
    .max(4)
    .describe("guest uploads: ID, and a photo holding it with today's date"),
});

export const applyResetResponse = z.object({
  number: z.string().describe('names the request, for looking it up'),
  dueAt: time.describe('three working days from now'),
});

export type ResetApplied = z.infer<typeof applyResetResponse>;

/** Asks staff to take off what its owner can no longer use. Says the same whether or not there is such an account. */
export const applyReset = call<z.infer<typeof applyResetRequest>, ResetApplied>({
  name: 'identity/apply-reset',
  method: 'POST',
  path: '/reset/apply',
  permission: 'guest',
  refusals: [
    identity['email-malformed'],
    identity['no-emails'],
    identity['reset-incomplete'],
    identity['code-missing'],
    identity['code-expired'],
    identity['code-wrong'],
    upload['file-unknown'],
    identity['reset-pending'],
  ],
  about:
    'Asks staff to take off what its owner can no longer use. Says the same whether or not there is such an account.',
});
