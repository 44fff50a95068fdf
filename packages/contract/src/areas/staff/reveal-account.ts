import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { staff } from './refusals.ts';

export const revealAccountRequest = z.strictObject({ orderId: id, reason: z.string().trim().max(500) });

export const revealAccountResponse = z.object({ account: z.string(), realName: z.string(), payerName: z.string() });

export type RevealedAccount = z.infer<typeof revealAccountResponse>;

/** The account that is paid to, and the verified names. It is written down who saw it, and why. */
export const revealAccount = call<z.infer<typeof revealAccountRequest>, RevealedAccount>({
  name: 'staff/reveal-account',
  method: 'POST',
  path: '/console/api/appeals/reveal',
  permission: 'staff:appeals',
  refusals: [staff['reason-missing'], staff['appeal-unknown'], staff['appeal-taken'], staff['reveal-too-many']],
  about: 'The account that is paid to, and the verified names. It is written down who saw it, and why.',
});
