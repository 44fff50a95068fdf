import type { changeTerms } from '@quay/contract/following';
import type { FollowRow } from '@quay/core';

import { type Route, reply } from '../../../edge/route.ts';
import { followed } from '../followed.ts';
import type { FollowingNeeds } from '../needs.ts';
import { termsOf } from '../terms.ts';

export const changeTermsRoute =
  ({ core, contracts }: Pick<FollowingNeeds, 'core' | 'contracts'>): Route<typeof changeTerms> =>
  async (request, context) => {
    const terms = termsOf(request);
    if ('refusal' in terms) return { outcome: { ok: false, ...terms } };
    const { outcome, seq } = await core.submit<FollowRow>('following/change-terms', {
      owner: context.owner,
      follow: request.follow,
      ...terms,
    });
    if (!outcome.ok) return { outcome, seq };
    return reply(await followed(await context.rowsAfter(seq), contracts, context.owner, outcome.value.id), seq);
  };
