import { type follow, following } from '@quay/contract/following';
import type { FollowRow } from '@quay/core';
import { parse } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { followed } from '../followed.ts';
import type { FollowingNeeds } from '../needs.ts';
import { termsOf } from '../terms.ts';

export const followRoute =
  ({ core, contracts }: Pick<FollowingNeeds, 'core' | 'contracts'>): Route<typeof follow> =>
  async (request, context) => {
    const terms = termsOf(request);
    if ('refusal' in terms) return { outcome: { ok: false, ...terms } };
    const shareRate = parse(request.shareRate);
    if (shareRate === undefined) return refused(following['terms-malformed'], {}, 'shareRate');
    const { outcome, seq } = await core.submit<FollowRow>('following/follow', {
      owner: context.owner,
      leader: request.leader,
      shareRate,
      ...terms,
    });
    if (!outcome.ok) return { outcome, seq };
    return reply(await followed(await context.rowsAfter(seq), contracts, context.owner, outcome.value.id), seq);
  };
