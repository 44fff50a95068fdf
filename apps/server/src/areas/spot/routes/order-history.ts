import type { orderHistory } from '@quay/contract/spot';
import { type Route, told } from '../../../edge/route.ts';
import { pageOf } from '../page.ts';
import { orderOnWire } from '../wire.ts';

export const orderHistoryRoute: Route<typeof orderHistory> = async (request, asking) => {
  const rows = await asking.rows();
  return told((await rows.spot.history(asking.owner, pageOf(request))).map(orderOnWire));
};
