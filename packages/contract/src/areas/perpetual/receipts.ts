import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, time } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { caseSteps } from './sets.ts';

export const receiptsRequest = z.strictObject({ before: idText.optional().describe('receipts with smaller numbers') });

export const receiptLine = z.object({
  number: id,
  symbol: contractSymbol,
  at: time,
  hash: z.string().describe('SHA-256 of the signed words, in hexadecimal'),
  step: z.enum(caseSteps),
  own: z.boolean().describe('whether the user was liquidated; else their position was deleveraged'),
  person: z.string().describe('what the user is called in it'),
});
export const receiptsResponse = z.array(receiptLine);
export type ReceiptLine = z.infer<typeof receiptLine>;

/** Receipts of liquidations that the user had or was deleveraged by, newest first, 20 a page. */
export const receipts = call<z.infer<typeof receiptsRequest>, ReceiptLine[]>({
  name: 'perpetual/receipts',
  method: 'GET',
  path: '/perpetual/receipts',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'Receipts of liquidations that the user had or was deleveraged by, newest first, 20 a page.',
});
