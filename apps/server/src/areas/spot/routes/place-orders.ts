import type { placeOrders } from '@quay/contract/spot';
import { type Route, told } from '../../../edge/route.ts';
import { placeMany } from '../many.ts';
import { placedOnWire } from '../wire.ts';

export const placeOrdersRoute: Route<typeof placeOrders> = async ({ orders }, asking) => {
  const { outcomes, seq } = await placeMany(asking.core, asking.owner, orders);
  return told({ results: outcomes.map(placedOnWire) }, seq);
};
