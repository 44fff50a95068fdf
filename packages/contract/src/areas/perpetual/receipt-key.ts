import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';

export const receiptKeyRequest = nothing;
export const receiptKeyResponse = z.object({ publicKey: z.string().describe('base64 of the SPKI form') });

/** The key that receipts are signed with. */
export const receiptKey = call<z.infer<typeof receiptKeyRequest>, z.infer<typeof receiptKeyResponse>>({
  name: 'perpetual/receipt-key',
  method: 'GET',
  path: '/perpetual/receipt/key',
  permission: 'guest',
  refusals: [],
  about: 'The key that receipts are signed with.',
});
