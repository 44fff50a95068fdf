import { z } from 'zod';
import { call } from '../../call.ts';
import { id, pageText, signedDecimal, symbol, time } from '../../fields.ts';
import { earnFlowKinds, earnKinds } from './sets.ts';

/** Kinds of products as this family of clients numbers them: the specification names the parameter and not its values. */
export const legacyEarnTypes = [...earnKinds, '1', '2', '3', '4'] as const;

export const legacyHistoryRequest = z.strictObject({
  type: z
    .enum(legacyEarnTypes)
    .optional()
    .describe('a kind, or its place from 1: flexible, fixed, lock-up, machine; all when not said'),
  pageNo: pageText.optional(),
  pageSize: pageText.optional().describe('1 to 100; 10 when not said'),
});
export const legacyFlow = z.object({
  id,
  orderId: id,
  productId: id,
  productName: z.string(),
  type: z.enum(earnKinds),
  flowType: z.enum(earnFlowKinds),
  coinSymbol: symbol,
  amount: signedDecimal,
  status: z
    .enum(['PAID', 'SCHEDULED', 'WITHHELD'])
    .describe('scheduled: its payer is short, and it is in no balance; withheld: a bonus that is not paid'),
  createTime: time,
});
export const legacyHistoryResponse = z.object({ rows: z.array(legacyFlow), more: z.boolean() });
export type LegacyFlow = z.infer<typeof legacyFlow>;

/** What came from the user's products and went into them, newest first, 10 a page. */
export const legacyHistory = call<z.infer<typeof legacyHistoryRequest>, z.infer<typeof legacyHistoryResponse>>({
  name: 'earn/legacy-history',
  method: 'POST',
  path: '/financial/earn/his/findByPage',
  getTwin: '/financial/earn/his/findByPage',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: "What came from the user's products and went into them, newest first, 10 a page.",
});
