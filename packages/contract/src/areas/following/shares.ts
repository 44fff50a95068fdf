import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, signedDecimal, sizeText, time } from '../../fields.ts';

export const sharesRequest = z.strictObject({
  as: z.enum(['follower', 'leader']).describe('shares that the user paid, or got'),
  follow: idText.optional().describe('only of one follow'),
  before: idText.optional().describe('only with a smaller id'),
  size: sizeText.optional(),
});

/** The share of one week: `accrued` = (net − peakBefore) × shareRate where that is above zero, down to 10⁻⁸ USDT. */
export const shareRow = z.object({
  id,
  follow: id,
  name: z
    .string()
    .describe('of who is on the other side: the account name of a leader, the first letter of a follower’s'),
  weekEndsAt: time.describe('Monday 00:00 UTC'),
  net: signedDecimal.describe('net realised profit of the copies so far'),
  peakBefore: decimal.describe('the high-water mark before'),
  shareRate: decimal,
  accrued: decimal,
  dueBefore: decimal.describe('what was owed from before'),
  paid: decimal.describe('what was paid now'),
  at: time,
});
export const sharesResponse = z.array(shareRow);
export type Share = z.infer<typeof shareRow>;

/** Shares of net profit that the user paid to leaders or got from followers, newest first, 20 a page. */
export const shares = call<z.infer<typeof sharesRequest>, Share[]>({
  name: 'following/shares',
  method: 'GET',
  path: '/following/shares',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'Shares of net profit that the user paid to leaders or got from followers, newest first, 20 a page.',
});
