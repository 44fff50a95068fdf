import type { openOrders } from '@quay/contract/spot';
import { type Route, told } from '../../../edge/route.ts';
import { orderOnWire } from '../wire.ts';

export const openOrdersRoute: Route<typeof openOrders> = async (request, asking) => {
  const rows = await asking.rows();
  return told((await rows.spot.openOrders(asking.owner, request.symbol)).map(orderOnWire));
};
