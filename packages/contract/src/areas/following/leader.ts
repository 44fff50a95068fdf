import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type Leader, leaderRow } from './leader-fields.ts';
import { following } from './refusals.ts';
import { recordSpans } from './sets.ts';

export const leaderRequest = z.strictObject({
  leader: idText,
  span: z.enum(recordSpans).optional().describe('90-days when not said'),
});
export const leaderResponse = leaderRow;

/** One leader, with the record of closed positions alone. A record is at most a minute old. */
export const leader = call<z.infer<typeof leaderRequest>, Leader>({
  name: 'following/leader',
  method: 'GET',
  path: '/following/leader',
  permission: 'guest',
  refusals: [following['leader-unknown']],
  about: 'One leader, with the record of closed positions alone. A record is at most a minute old.',
});
