import type { cancelAll } from '@quay/contract/spot';
import { type Route, reply } from '../../../edge/route.ts';
import type { SpotNeeds } from '../needs.ts';

export const cancelAllRoute =
  ({ core }: SpotNeeds): Route<typeof cancelAll> =>
  async (request, context) => {
    const { outcome, seq } = await core.submit<number[]>('spot/cancel-all', {
      owner: context.owner,
      symbol: request.symbol ?? null,
    });
    return outcome.ok ? reply({ cancelled: outcome.value }, seq) : { outcome, seq };
  };
