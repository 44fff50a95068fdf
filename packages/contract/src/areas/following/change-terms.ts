import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { type Follow, followRow } from './follows.ts';
import { following } from './refusals.ts';
import { requestedTerms } from './terms.ts';

export const changeTermsRequest = z.strictObject({ follow: id, ...requestedTerms });
export const changeTermsResponse = followRow;
export type ChangeTerms = z.infer<typeof changeTermsRequest>;

/** Other limits for what is copied from now on. Copies that are open stay; a stop that is reached already stops at once. */
export const changeTerms = call<ChangeTerms, Follow>({
  name: 'following/change-terms',
  method: 'POST',
  path: '/following/terms/change',
  permission: 'user',
  way: 'following',
  refusals: [
    following['terms-malformed'],
    following['follow-unknown'],
    following['follow-ended'],
    following['cap-below-min'],
    following['order-cap-above-cap'],
    following['ratio-range'],
    following['leverage-below-one'],
    following['stop-above-cap'],
    identity['account-frozen'],
    wallet['debt-open'],
    wallet['sending-stopped'],
    following.held,
  ],
  about:
    'Other limits for what is copied from now on. Copies that are open stay; a stop that is reached already stops at once.',
});
