import type { cancelAll } from '@quay/contract/perpetual';
import { type Route, reply } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';

export const cancelAllRoute =
  ({ core }: Pick<PerpetualNeeds, 'core'>): Route<typeof cancelAll> =>
  async (request, context) => {
    const { outcome, seq } = await core.submit<number[]>('perpetual/cancel-all', {
      owner: context.owner,
      symbol: request.symbol ?? null,
    });
    return outcome.ok ? reply({ cancelled: outcome.value }, seq) : { outcome, seq };
  };
