import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, signedDecimal, sizeText, symbol, time, timeText } from '../../fields.ts';
import { earnFlowKinds, earnKinds, earnPayers, withheldReasons } from './sets.ts';

const wanted = {
  kind: z.enum(earnKinds).optional(),
  order: idText.optional(),
  income: z.literal('1').optional().describe('income and penalties alone'),
  from: timeText.optional(),
  to: timeText.optional(),
};
export const historyRequest = z.strictObject({ ...wanted, before: idText.optional(), size: sizeText.optional() });

/** What a machine of somebody below brought, or why it did not: with all that the amount follows from. */
export const uplineBonus = z.object({
  line: z.number().int().min(1).max(3).describe('which line below its owner is, from 1'),
  income: decimal.describe('what the machine’s owner got'),
  rate: decimal.describe('the part of it for the line'),
  amount: decimal.describe('that part, rounded down; where it is withheld, what it would have been'),
  machine: decimal.describe('the sum of the machine'),
  own: decimal.nullable().describe('the sum of the user’s best machine that ran then; null without one'),
  withheld: z.enum(withheldReasons).nullable().describe('why it is not paid; null where it is'),
});

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
  upline: uplineBonus
    .nullable()
    .describe('of a bonus for a machine; where it is withheld nothing is paid, and the amount is 0'),
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
