import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, signedDecimal, sizeText, symbol, time, timeText } from '../../fields.ts';
import { earnFlowKinds, earnKinds, earnPayers } from './sets.ts';

const wanted = {
  kind: z.enum(earnKinds).optional(),
  order: idText.optional(),
  income: z.literal('1').optional().describe('income and penalties alone'),
  from: timeText.optional(),
  to: timeText.optional(),
};
export const historyRequest = z.strictObject({ ...wanted, before: idText.optional(), size: sizeText.optional() });

/** Something that came from a product or went into it. */
export const earnFlow = z.object({
  id,
  order: id,
  product: id,
  kind: z.enum(earnKinds),
  name: z.string(),
  flow: z.enum(earnFlowKinds),
  asset: symbol,
  amount: signedDecimal,
  payer: z.enum(earnPayers).nullable().describe('who paid an income'),
  day: z.number().int().nonnegative().nullable().describe('which day of the order an income is of, from 1'),
  dueAt: time,
  paidAt: time.nullable().describe('null while it is scheduled: its payer is short, and it is in no balance'),
});
export const historyResponse = z.array(earnFlow);
export type EarnFlow = z.infer<typeof earnFlow>;

/** What came from the user's products and went into them, newest first, 20 a page. */
export const history = call<z.infer<typeof historyRequest>, EarnFlow[]>({
  name: 'earn/history',
  method: 'GET',
  path: '/financial/history',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: "What came from the user's products and went into them, newest first, 20 a page.",
});
