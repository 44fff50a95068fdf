import type { cancelOrders } from '@quay/contract/spot';
import { type Route, told } from '../../../edge/route.ts';
import { knownTo } from '../finished.ts';
import { cancelMany } from '../many.ts';
import { placedOnWire } from '../wire.ts';

export const cancelOrdersRoute: Route<typeof cancelOrders> = async ({ orderIds }, asking) => {
  const { outcomes, seq } = await cancelMany(asking.core, asking.owner, orderIds, knownTo(asking));
  return told({ results: outcomes.map(placedOnWire) }, seq);
};
