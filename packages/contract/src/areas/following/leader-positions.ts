import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type LeaderPosition, leaderPosition } from './leader-fields.ts';
import { following } from './refusals.ts';

export const leaderPositionsRequest = z.strictObject({
  leader: idText,
  before: idText.optional().describe('only positions with a smaller closing trade'),
});
export const leaderPositionsResponse = z.array(leaderPosition);

/** All positions that a leader has closed, newest first, 20 a page. */
export const leaderPositions = call<z.infer<typeof leaderPositionsRequest>, LeaderPosition[]>({
  name: 'following/leader-positions',
  method: 'GET',
  path: '/following/leader/positions',
  permission: 'guest',
  refusals: [following['leader-unknown']],
  about: 'All positions that a leader has closed, newest first, 20 a page.',
});
