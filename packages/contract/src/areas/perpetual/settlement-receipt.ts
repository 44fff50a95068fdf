import { z } from 'zod';
import { call } from '../../call.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { type ReceiptFile, receiptFile } from './receipt-file.ts';
import { perpetual } from './refusals.ts';

export const settlementReceiptRequest = z.strictObject({ symbol: contractSymbol });
export const settlementReceiptResponse = receiptFile;

/** The receipt of a settlement with every sample of the index, from which anybody can make the price again. */
export const settlementReceipt = call<z.infer<typeof settlementReceiptRequest>, ReceiptFile>({
  name: 'perpetual/settlement-receipt',
  method: 'GET',
  path: '/perpetual/settlement/receipt',
  permission: 'guest',
  refusals: [perpetual['receipt-unknown']],
  about: 'The receipt of a settlement with every sample of the index, from which anybody can make the price again.',
});
