import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';

export const unfollowAdvertiserRequest = z.strictObject({ userId: id });

export const unfollowAdvertiserResponse = nothing;

/** Follows an advertiser no more. Of one who is not followed it changes nothing. */
export const unfollowAdvertiser = call<
  z.infer<typeof unfollowAdvertiserRequest>,
  z.infer<typeof unfollowAdvertiserResponse>
>({
  name: 'c2c/unfollow-advertiser',
  method: 'POST',
  path: '/otc/follow/remove',
  permission: 'user',
  refusals: [],
  about: 'Follows an advertiser no more. Of one who is not followed it changes nothing.',
});
