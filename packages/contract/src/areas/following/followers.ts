import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, signedDecimal, time } from '../../fields.ts';
import { followStatuses } from './sets.ts';

export const followersRequest = z.strictObject({
  before: idText.optional().describe('only follows with a smaller id'),
});
export const followerRow = z.object({
  follow: id,
  name: z.string().describe('the first letter of the account name; the rest is nobody else’s'),
  since: time,
  endedAt: time.nullable(),
  status: z.enum(followStatuses),
  cap: decimal.describe('what was set aside, in USDT'),
  net: signedDecimal.describe('profits, fees and funding of copies so far'),
  sharePaid: decimal,
  shareDue: decimal,
});
export const followersResponse = z.array(followerRow);
export type Follower = z.infer<typeof followerRow>;

/** Who follows the user, and who did, newest first, 20 a page. */
export const followers = call<z.infer<typeof followersRequest>, Follower[]>({
  name: 'following/followers',
  method: 'GET',
  path: '/following/leading/followers',
  permission: 'user',
  refusals: [],
  about: 'Who follows the user, and who did, newest first, 20 a page.',
});
