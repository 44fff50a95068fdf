import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, signedDecimal, time } from '../../fields.ts';
import { followEndings, followStatuses } from './sets.ts';
import { saidTerms } from './terms.ts';

export const followsRequest = z.strictObject({
  over: z.literal('1').optional().describe('those that are over, newest first, 20 a page; else those that are not'),
  before: idText.optional().describe('of those that are over, only with a smaller id'),
});

/** Whom the user follows, on which terms, and what came of it, in USDT. */
export const followRow = z.object({
  follow: id,
  leader: id,
  name: z.string().describe('account name of the leader'),
  ...saidTerms,
  status: z.enum(followStatuses),
  ending: z.enum(followEndings).nullable(),
  shareRate: decimal.describe('as it was when following began'),
  since: time,
  endedAt: time.nullable(),
  profit: signedDecimal.describe('by the price, realised, as was posted for copies'),
  fees: signedDecimal.describe('zero or below'),
  funding: signedDecimal,
  peak: decimal.describe('the high-water mark: of net profit up to it a share was computed'),
  sharePaid: decimal,
  shareDue: decimal.describe('owed and not paid yet'),
  inUse: decimal.describe('margin behind copies that are open'),
  unrealised: signedDecimal.describe('what copies that are open would gain at the mark'),
  open: z.number().int().nonnegative().describe('copies that are open'),
  copies: z
    .number()
    .int()
    .nonnegative()
    .describe('orders of copies and those that were skipped, in all: as `following/copies` lists them'),
});
export const followsResponse = z.array(followRow);
export type Follow = z.infer<typeof followRow>;

/** Whom the user follows, newest first; or whom they followed. */
export const follows = call<z.infer<typeof followsRequest>, Follow[]>({
  name: 'following/follows',
  method: 'GET',
  path: '/following/follows',
  permission: 'user',
  refusals: [],
  about: 'Whom the user follows, newest first; or whom they followed.',
});
