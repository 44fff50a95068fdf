import { z } from 'zod';

/** `signature` is Ed25519 over the UTF-8 text of `signed`, which is the JSON of a receipt (`packages/core/src/receipts`). */
export const signedReceipt = z.object({ signed: z.string(), signature: z.string().describe('base64') });
export type SignedReceipt = z.infer<typeof signedReceipt>;

/** What `npm run verify-receipt` takes: receipts that follow each other, and the key that they are signed with. */
export const receiptFile = z.object({
  receipts: z.array(signedReceipt),
  publicKey: z.string().describe('base64 of the SPKI form; the same as at /perpetual/receipt/key'),
});
export type ReceiptFile = z.infer<typeof receiptFile>;
