import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { loans } from './refusals.ts';

export const saleReceiptRequest = z.strictObject({ sale: idText });
export const saleReceiptResponse = z.object({
  receipts: z.array(
    z.object({
      signed: z.string().describe('the words of the receipt, as they were signed'),
      signature: z.string().describe('Ed25519 over them, base64'),
    }),
  ),
  publicKey: z.string().describe('base64 of the SPKI form; the same as at /perpetual/receipt/key'),
});
export type SaleReceiptFile = z.infer<typeof saleReceiptResponse>;

/** The receipt of a forced sale of the user’s, as signed words that anybody can work out without us. */
export const saleReceipt = call<z.infer<typeof saleReceiptRequest>, SaleReceiptFile>({
  name: 'loans/sale-receipt',
  method: 'GET',
  path: '/loan/pledge/receipt',
  permission: 'user',
  whileFrozen: true,
  refusals: [loans['receipt-unknown']],
  about: 'The receipt of a forced sale of the user’s, as signed words that anybody can work out without us.',
});
