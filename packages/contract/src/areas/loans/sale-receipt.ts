import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { receiptFile } from '../perpetual/receipt-file.ts';
import { loans } from './refusals.ts';

export const saleReceiptRequest = z.strictObject({ sale: idText });
export const saleReceiptResponse = receiptFile;
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
