import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { receiptFile } from './receipt-file.ts';
import { perpetual } from './refusals.ts';

export const receiptRequest = z.strictObject({ number: idText });
export const receiptResponse = z.object({
  file: receiptFile,
  person: z.string().describe('what the user is called in it'),
});

/** One of the user's own receipts as signed words that anybody can check without us. That of another is as unknown as none. */
export const receipt = call<z.infer<typeof receiptRequest>, z.infer<typeof receiptResponse>>({
  name: 'perpetual/receipt',
  method: 'GET',
  path: '/perpetual/receipt',
  permission: 'user',
  whileFrozen: true,
  refusals: [perpetual['receipt-unknown']],
  about:
    "One of the user's own receipts as signed words that anybody can check without us. That of another is as unknown as none.",
});
