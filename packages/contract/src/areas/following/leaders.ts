import { z } from 'zod';
import { call } from '../../call.ts';
import { pageText } from '../../fields.ts';
import { type Leader, leaderRow } from './leader-fields.ts';
import { leaderOrders, recordSpans } from './sets.ts';

export const leadersRequest = z.strictObject({
  span: z.enum(recordSpans).optional().describe('90-days when not said'),
  order: z
    .enum(leaderOrders)
    .optional()
    .describe('followers-result when not said; the best first, who has no record last'),
  name: z.string().trim().max(32).optional().describe('a part of the account name'),
  free: z.literal('1').optional().describe('only who takes more followers'),
  neverLiquidated: z.literal('1').optional().describe('only who was not liquidated in the span'),
  page: pageText.optional(),
});
export const leadersResponse = z.object({ leaders: z.array(leaderRow), all: z.number().int().nonnegative() });
export type Leaders = z.infer<typeof leadersResponse>;
export type { Leader };

/** Who can be followed, with the record of closed positions alone, 20 a page. A record is at most a minute old. */
export const leaders = call<z.infer<typeof leadersRequest>, Leaders>({
  name: 'following/leaders',
  method: 'GET',
  path: '/following/leaders',
  permission: 'guest',
  refusals: [],
  about: 'Who can be followed, with the record of closed positions alone, 20 a page. A record is at most a minute old.',
});
