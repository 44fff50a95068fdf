import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, sizeText, time } from '../../fields.ts';

/** For how long logins are kept. */
export const LOGINS_DAYS = 180;

export const loginOutcomes = ['entered', 'refused'] as const;

export const loginLine = z.object({
  loginId: id,
  at: time,
  device: z.string().describe('browser and system, as far as they are told'),
  address: z.string(),
  outcome: z.enum(loginOutcomes).describe('`refused`: the password was wrong'),
});

export type LoginLine = z.infer<typeof loginLine>;

export const loginsRequest = z.strictObject({ before: idText.optional(), size: sizeText.optional() });

export const loginsResponse = z.array(loginLine);

/** Who came in to the account, or tried with a wrong password, in the last 180 days: newest first, 20 a page. */
export const logins = call<z.infer<typeof loginsRequest>, LoginLine[]>({
  name: 'identity/logins',
  method: 'GET',
  path: '/member/logins',
  permission: 'user',
  refusals: [],
  about: 'Who came in to the account, or tried with a wrong password, in the last 180 days: newest first, 20 a page.',
});
