import { z } from 'zod';
import { id, time } from '../../fields.ts';

export const passkeyRow = z.object({ passkeyId: id, name: z.string(), addedAt: time, usedAt: time.nullable() });

export type Passkey = z.infer<typeof passkeyRow>;

/** What the browser is asked. `options` is the JSON form that WebAuthn takes. */
export const passkeyChallenge = z.object({
  challengeId: z.string(),
  options: z.record(z.string(), z.unknown()),
});

export type PasskeyChallenge = z.infer<typeof passkeyChallenge>;
