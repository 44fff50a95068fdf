import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type ReceiptFile, receiptFile } from './receipt-file.ts';
import { perpetual } from './refusals.ts';

export const fundingReceiptRequest = z.strictObject({ period: idText });
export const fundingReceiptResponse = receiptFile;

/** The receipt of a funding period with every sample of the premium, from which anybody can make the rate again. */
export const fundingReceipt = call<z.infer<typeof fundingReceiptRequest>, ReceiptFile>({
  name: 'perpetual/funding-receipt',
  method: 'GET',
  path: '/perpetual/funding/period',
  permission: 'guest',
  refusals: [perpetual['receipt-unknown']],
  about:
    'The receipt of a funding period with every sample of the premium, from which anybody can make the rate again.',
});
