import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, signedDecimal, sizeText, time, timeText } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { copyStates } from './sets.ts';

export const copiesRequest = z.strictObject({
  follow: idText.optional().describe('only of one follow'),
  open: z.literal('1').optional().describe('only copies that are open'),
  from: timeText.optional().describe('only what was copied or skipped at this time or later'),
  to: timeText.optional().describe('only what was copied or skipped before this time'),
  before: idText.optional().describe('only with a smaller id'),
  size: sizeText.optional(),
});

/** A position that was copied, or an opening of the leader that was not, in USDT. */
export const copyRow = z.object({
  id,
  follow: id,
  leader: id,
  name: z.string().describe('account name of the leader'),
  symbol: contractSymbol,
  long: z.boolean(),
  leverage: z.number().int().positive(),
  at: time,
  state: z.enum(copyStates),
  quantity: decimal.describe('what is open of it'),
  quantityMax: decimal.describe('most that was open of it; zero where nothing was opened'),
  margin: decimal.describe('most margin that stood behind it; zero where nothing was opened'),
  profit: signedDecimal.describe('by the price, realised'),
  fees: signedDecimal.describe('zero or below'),
  funding: signedDecimal,
  unrealised: signedDecimal.describe('of one that is open: what it would gain at the mark'),
  closedAt: time.nullable(),
  leaderMark: decimal.describe('the mark when the leader traded'),
  mark: decimal.describe('the mark when the copy was ordered or skipped'),
  reason: z.string().nullable().describe('of one that was skipped: the refusal'),
  params: z.record(z.string(), z.string()).describe('what the words of the refusal are filled with'),
});
export const copiesResponse = z.array(copyRow);
export type Copy = z.infer<typeof copyRow>;

/** What was copied for the user, and what was skipped and why, newest first, 20 a page. */
export const copies = call<z.infer<typeof copiesRequest>, Copy[]>({
  name: 'following/copies',
  method: 'GET',
  path: '/following/copies',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'What was copied for the user, and what was skipped and why, newest first, 20 a page.',
});
