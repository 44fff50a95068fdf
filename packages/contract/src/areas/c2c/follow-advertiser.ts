import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { c2c } from './refusals.ts';

export const followAdvertiserRequest = z.strictObject({ userId: id });

export const followAdvertiserResponse = nothing;

/** Keeps an advertiser among those whom the user follows. Again changes nothing. */
export const followAdvertiser = call<z.infer<typeof followAdvertiserRequest>, z.infer<typeof followAdvertiserResponse>>(
  {
    name: 'c2c/follow-advertiser',
    method: 'POST',
    path: '/otc/follow/add',
    permission: 'user',
    refusals: [c2c['follow-self'], c2c['acceptor-unknown'], c2c['user-blocked'], c2c['follows-too-many']],
    about: 'Keeps an advertiser among those whom the user follows. Again changes nothing.',
  },
);
