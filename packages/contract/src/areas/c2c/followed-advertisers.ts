import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, time } from '../../fields.ts';
import { advertiserCard } from './offer.ts';

export const followedAdvertisersRequest = nothing;

export const followedAdvertisersResponse = z.array(advertiserCard.extend({ since: time }));

export type FollowedAdvertisers = z.infer<typeof followedAdvertisersResponse>;

/** The advertisers whom the user follows, newest first. */
export const followedAdvertisers = call<z.infer<typeof followedAdvertisersRequest>, FollowedAdvertisers>({
  name: 'c2c/followed-advertisers',
  method: 'GET',
  path: '/otc/follow/list',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'The advertisers whom the user follows, newest first.',
});
