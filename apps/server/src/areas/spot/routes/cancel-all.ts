import type { cancelAll } from '@quay/contract/spot';
import { type Route, told } from '../../../edge/route.ts';

export const cancelAllRoute: Route<typeof cancelAll> = async (request, asking) => {
  const { outcome, seq } = await asking.core.submit<number[]>('spot/cancel-all', {
    owner: asking.owner,
    market: request.symbol ?? null,
  });
  return outcome.ok ? told({ cancelled: outcome.value }, seq) : { outcome, seq };
};
