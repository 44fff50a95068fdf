import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from './refusals.ts';

export const setAntiPhishingRequest = z.strictObject({ word: z.string().max(100), proof });

export const setAntiPhishingResponse = nothing;

/** Sets the word that every message of ours then carries. */
export const setAntiPhishing = call<z.infer<typeof setAntiPhishingRequest>, z.infer<typeof setAntiPhishingResponse>>({
  name: 'identity/set-anti-phishing',
  method: 'POST',
  path: '/member/anti-phishing',
  permission: 'user',
  refusals: [identity['anti-phishing-malformed'], ...proofRefusals],
  about: 'Sets the word that every message of ours then carries.',
});
