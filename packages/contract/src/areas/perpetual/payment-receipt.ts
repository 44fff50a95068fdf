import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type ReceiptFile, receiptFile } from './receipt-file.ts';
import { perpetual } from './refusals.ts';

export const paymentReceiptRequest = z.strictObject({ payment: idText });
export const paymentReceiptResponse = receiptFile;

/** What the user paid or received at a funding stamp, behind the receipt of its period with every sample. */
export const paymentReceipt = call<z.infer<typeof paymentReceiptRequest>, ReceiptFile>({
  name: 'perpetual/payment-receipt',
  method: 'GET',
  path: '/perpetual/funding/receipt',
  permission: 'user',
  whileFrozen: true,
  refusals: [perpetual['receipt-unknown']],
  about: 'What the user paid or received at a funding stamp, behind the receipt of its period with every sample.',
});
