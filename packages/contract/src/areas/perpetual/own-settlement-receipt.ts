import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type ReceiptFile, receiptFile } from './receipt-file.ts';
import { perpetual } from './refusals.ts';

export const ownSettlementReceiptRequest = z.strictObject({ settlement: idText });
export const ownSettlementReceiptResponse = receiptFile;

/** How a position of the user was settled, behind the receipt of its contract's settlement with every sample. */
export const ownSettlementReceipt = call<z.infer<typeof ownSettlementReceiptRequest>, ReceiptFile>({
  name: 'perpetual/own-settlement-receipt',
  method: 'GET',
  path: '/perpetual/settlements/own/receipt',
  permission: 'user',
  whileFrozen: true,
  refusals: [perpetual['receipt-unknown']],
  about: "How a position of the user was settled, behind the receipt of its contract's settlement with every sample.",
});
