import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type ReceiptFile, receiptFile } from './receipt-file.ts';

export const receiptChainRequest = z.strictObject({
  before: idText.optional().describe('receipts with smaller numbers; the newest without it'),
});
export const receiptChainResponse = receiptFile;

/** The chain of all receipts, 20 a page, oldest first within it; people have pseudonyms that hold for one case. */
export const receiptChain = call<z.infer<typeof receiptChainRequest>, ReceiptFile>({
  name: 'perpetual/receipt-chain',
  method: 'GET',
  path: '/perpetual/receipt/chain',
  permission: 'guest',
  refusals: [],
  about: 'The chain of all receipts, 20 a page, oldest first within it; people have pseudonyms that hold for one case.',
});
